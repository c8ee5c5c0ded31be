int main(void) {
    int x, y;
    y = 3;
    int r = 0;
    if (y > 2) r = 1;
    if (x > 2) r = 2; //~ uninitialised
    return r;
}
