static int geti(void) { return 7; }
int main(void) {
    void (*g)(void) = (void (*)(void))geti;
    int r = ((int (*)(void))g)();
    double (*d)(void) = (double (*)(void))geti;
    r += d() > 0; //~ wrong-function-type
    return r;
}
