//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Whoever consumes the message frees it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct message {
    int kind;
    char body[4];
};
static int consume(struct message *m) {
    int kind = m->kind;
    free(m);
    return kind;
}
int main(void) {
    struct message *m = malloc(sizeof(struct message));
    m->kind = __VERIFIER_nondet_int() > 0;
    m->body[0] = 'm';
    return consume(m);
}
