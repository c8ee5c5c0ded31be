//@ property: unreach-call
//@ truth: true
extern void reach_error(void);
static int length(const char *s) {
    int n = 0;
    while (*s++) {
        n++;
    }
    return n;
}
int main(void) {
    if (length("carve") != 5) {
        reach_error();
    }
    return 0;
}
