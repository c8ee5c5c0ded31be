//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The byte is not known, and cut to eight bits.
typedef unsigned long size_t;
extern void *memset(void *, int, size_t);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    unsigned char buffer[4];
    int c = __VERIFIER_nondet_int();
    memset(buffer, c, sizeof buffer);
    if (buffer[0] != buffer[3] || buffer[1] != (unsigned char)c)
        reach_error();
    return 0;
}
