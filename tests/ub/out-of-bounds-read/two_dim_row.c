int main(void) {
    int m[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };
    int s = m[1][2];
    int r = 2;
    s += m[r][0]; //~ out-of-bounds-read
    return s;
}
