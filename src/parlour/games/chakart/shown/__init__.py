"""What people are shown of a match: views as JSON, events, sentences, drawings, pictures. Decides nothing."""
