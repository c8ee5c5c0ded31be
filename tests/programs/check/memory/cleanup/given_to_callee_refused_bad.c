//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A message of another kind is neither consumed nor freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct message {
    int kind;
    char body[4];
};
static int consume(struct message *m) {
    if (m->kind != 1) {
        return -1;
    }
    free(m);
    return 0;
}
int main(void) {
    struct message *m = malloc(sizeof(struct message));
    m->kind = __VERIFIER_nondet_int();
    m->body[0] = 'm';
    return consume(m);
}
