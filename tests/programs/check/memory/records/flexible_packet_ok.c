//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
struct packet {
    unsigned length;
    int payload[];
};
static struct packet *packet_new(unsigned length) {
    struct packet *p = malloc(sizeof(*p) + length * sizeof(int));
    p->length = length;
    for (unsigned i = 0; i < length; i++) {
        p->payload[i] = i;
    }
    return p;
}
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 1 || n > 5) {
        return 0;
    }
    struct packet *p = packet_new(n);
    int last = p->payload[p->length - 1];
    free(p);
    return last;
}
