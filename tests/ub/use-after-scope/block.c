int main(void) {
    int *p, r = 0;
    { int x = 5; p = &x; r += *p; }
    r += *p; //~ use-after-scope
    return r;
}
