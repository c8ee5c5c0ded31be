int main(void) {
    int n, s = 0;
    int m = 2;
    while (m-- > 0) s++;
    for (int i = 0; i < n; i++) //~ uninitialised
        s += i;
    return s;
}
