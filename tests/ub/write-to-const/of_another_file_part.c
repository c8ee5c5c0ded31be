const int limit = 4, limits[2] = { 1, 2 };
