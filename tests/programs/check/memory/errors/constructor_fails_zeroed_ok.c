//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// With all fields zero from the start the destructor may run at any time.
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct session {
    char *user;
    char *key;
};
static void session_free(struct session *s) {
    free(s->key);
    free(s->user);
    free(s);
}
static struct session *session_new(void) {
    struct session *s = calloc(1, sizeof(struct session));
    if (__VERIFIER_nondet_int()) {
        session_free(s);
        return 0;
    }
    s->user = malloc(8);
    if (__VERIFIER_nondet_int()) {
        session_free(s);
        return 0;
    }
    s->key = malloc(16);
    return s;
}
int main(void) {
    struct session *s = session_new();
    if (s) {
        session_free(s);
    }
    return 0;
}
