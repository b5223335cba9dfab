"""The balance report and captain matches: tables, Markdown and plots."""
