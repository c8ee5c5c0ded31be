int main(void) {
    int a[3];
    for (int i = 0; i < 3; i++) a[i] = i;
    int k = 3;
    a[k] = 9; //~ out-of-bounds-write
    return a[0];
}
