"""Routes of what somebody is told: his inbox, and how he is reached outside the hall."""
