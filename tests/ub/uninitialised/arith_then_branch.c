static int twice(int v) { return v * 2; }
int main(void) {
    unsigned u, k = 3;
    unsigned t = u + 1;
    k += 1;
    if (twice(k) == 8) k = 5;
    return t == 7 ? 1 : 2; //~ uninitialised
}
