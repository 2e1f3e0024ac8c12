"""The Shipwreck Arcana: free each other from seven fates before doom comes."""
