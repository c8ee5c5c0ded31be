//@ property: unreach-call
//@ truth: true
extern void reach_error(void);
int main(void) {
    unsigned char c = 250;
    int steps = 0;
    while (c != 0) {
        c++;
        steps++;
    }
    if (steps != 6) {
        reach_error();
    }
    return 0;
}
