"""Everything that people see of a match: views as JSON, events, sentences, drawings. Decides nothing."""
