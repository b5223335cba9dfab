"""What the host keeps and hands on: values without behaviour of their own."""
