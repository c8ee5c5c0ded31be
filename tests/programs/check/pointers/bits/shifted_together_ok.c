//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
//@ expect[auto]: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
extern void abort(void);
void reach_error(void) { abort(); }
int main(void) {
    int x = 7, *p = &x;
    unsigned char *bytes = (unsigned char *)&p;
    unsigned long up = 0, down = 0;
    for (int i = 0; i < 8; i++) {
        up |= (unsigned long)bytes[i] << 8 * i;
        down = down << 8 | bytes[7 - i];
    }
    if (up != (unsigned long)p || down != up || *(int *)down != 7) {
        reach_error();
    }
    return 0;
}
