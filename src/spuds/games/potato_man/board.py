"""The table as the page draws it: comes with the page's generic vocabulary."""
