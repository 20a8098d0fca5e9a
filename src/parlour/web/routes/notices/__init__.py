"""Routes of what somebody is told: their inbox, and how they are reached outside the hall."""
