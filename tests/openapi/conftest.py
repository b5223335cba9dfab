from tests.openapi.description import SPEC

collect_ignore = [] if SPEC else ["test_description.py", "test_requests.py"]
