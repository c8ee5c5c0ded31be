//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The destructor frees a field that construction never came to.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct session {
    char *user;
    char *key;
};
static void session_free(struct session *s) {
    free(s->key); //~ VIOLATION valid-free
    free(s->user); //~ VIOLATION valid-free
    free(s); //~ VIOLATION valid-free
}
static struct session *session_new(void) {
    struct session *s = malloc(sizeof(struct session));
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
