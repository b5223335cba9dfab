"""A page on which a person looks into the stand-in and clicks, as a client would let them.

`Page` serves it; `Guard` lets nobody else in; `acts` hands to `Person` what was clicked;
`Showing` writes what that person sees; `News` tells an open page what changed.
"""
