"""¡La Cosa! (Stay Away!): hidden roles in the ice, four to twelve players."""
