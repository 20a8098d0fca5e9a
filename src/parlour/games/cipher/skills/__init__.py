"""What a skill asks, costs and does. Kernels over the field; when something happens in a turn is not decided here."""
