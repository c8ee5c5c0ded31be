int f();
int g() { return 1; }
int main(void) {
    int r = f(1, 2.0);
    r += g();
    r += f(1); //~ wrong-function-type
    return r;
}
int f(int a, double b) { return a + (int)b; }
