//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: unknown
int main(void) {
    int s = 0;
    for (int i = 0; i < 20; i++) {
        s += i * i;
    }
    unsigned u = 4294967295u;
    u++;
    return s > 0 ? (int)u : 1;
}
