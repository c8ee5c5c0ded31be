//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
    long table[4], *p = &table[2];
    unsigned long address = (unsigned long)p;
    unsigned long page = address & ~4095ul, within = address & 4095;
    if (page + within != address || (long *)(page | within) != p || address >> 3 << 3 != address) {
        reach_error();
    }
    return 0;
}
