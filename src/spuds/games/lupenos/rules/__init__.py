"""The rules of Lupenos, a file for each part of the book."""
