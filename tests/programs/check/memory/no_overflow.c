//@ property: no-overflow
//@ truth: true
//@ expect[loops]: unknown
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
int main(void) {
    int s = 0;
    for (int i = 0; i < 20; i++) {
        s += i * i;
    }
    unsigned u = 4294967295u;
    u++;
    return s > 0 ? (int)u : 1;
}
