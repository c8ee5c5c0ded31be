int main(void) {
    int *p = 0, n = 0;
again:
    if (p) n += *p; //~ use-after-scope
    { int fresh = 7; p = &fresh; n += *p; }
    if (n < 20) goto again;
    return n;
}
