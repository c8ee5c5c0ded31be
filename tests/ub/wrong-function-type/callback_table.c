typedef void (*generic)(void);
static int add(int a, int b) { return a + b; }
static int neg(int a) { return -a; }
static generic ops[] = { (generic)add, (generic)neg };
int main(void) {
    int r = ((int (*)(int, int))ops[0])(2, 3);
    r += ((int (*)(int))ops[1])(1);
    r += ((int (*)(int, int))ops[1])(1, 2); //~ wrong-function-type
    return r;
}
