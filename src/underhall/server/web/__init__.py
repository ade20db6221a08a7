"""The web: HTTP requests, sockets and pages, and who answers them."""
