static void leak_addr(int **out) { int here = 9; *out = &here; **out = 10; }
static int other(void) { int big[8] = { 1 }; return big[0]; }
int main(void) {
    int *p = 0;
    leak_addr(&p);
    int r = other();
    r += *p; //~ use-after-scope
    return r;
}
