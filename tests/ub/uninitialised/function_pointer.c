static int f(void) { return 3; }
int main(void) {
    int (*p)(void), (*q)(void) = f;
    int r = q();
    return r + p(); //~ uninitialised
}
