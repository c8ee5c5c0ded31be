int main(void) {
    int n = 0;
again:;
    const int k = n;
    if (n++ < 2) goto again;
    *(int *)&k = 7; //~ write-to-const
    return k;
}
