//@ property: unreach-call
//@ truth: true
extern void reach_error(void);
static int next(void) {
    static int n = 10;
    return n++;
}
int main(void) {
    next();
    next();
    if (next() != 12) {
        reach_error();
    }
    return 0;
}
