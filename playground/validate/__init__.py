"""What Discord refuses in a body: shapes (tables of limits) and the rules between fields."""
