static int two(int a, int b) { return a + b; }
int main(void) {
    int (*ok)(int, int) = two;
    int r = ok(1, 2);
    int (*bad)(int) = (int (*)(int))two;
    r += bad != 0;
    r += bad(3); //~ wrong-function-type
    return r;
}
