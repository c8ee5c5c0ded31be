int main(void) {
    char *p = 0;
    int n = 6, r = 0;
    if (n > 3) { char v[n]; for (int i = 0; i < n; i++) v[i] = i; p = v + 2; r = *p; }
    p[0] = 1; //~ use-after-scope
    return r;
}
