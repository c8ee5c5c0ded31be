//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// A machine whose states are functions; the last frees the buffer.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct machine {
    int (*state)(struct machine *, int);
    char *buffer;
    int used;
};
static int reading(struct machine *, int);
static int done(struct machine *m, int input) {
    (void)input;
    free(m->buffer);
    m->buffer = 0;
    return 0;
}
static int reading(struct machine *m, int input) {
    if (input == 0 || m->used == 4) {
        m->state = done;
        return 1;
    }
    m->buffer[m->used++] = 'r';
    return 1;
}
int main(void) {
    struct machine m = {reading, malloc(4), 0};
    while (m.state(&m, __VERIFIER_nondet_int())) {
    }
    return m.used;
}
