int main(void) {
    const int *p, *q = (int[]){ 1, 2 };
    int r = q[1];
    { p = (const int[]){ 5, 6, 7 }; r += p[2]; }
    r += q[0];
    return r + p[0]; //~ use-after-scope
}
