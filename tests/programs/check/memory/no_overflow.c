//@ property: no-overflow
//@ truth: true
//@ expect[invariants-graph]: unknown
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
int main(void) {
    int s = 0;
    for (int i = 0; i < 20; i++) {
        s += i * i;
    }
    unsigned u = 4294967295u;
    u++;
    return s > 0 ? (int)u : 1;
}
