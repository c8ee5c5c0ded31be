//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Only the record itself is taken back.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct session {
    char *user;
    char *key;
};
static struct session *session_new(void) {
    struct session *s = malloc(sizeof(struct session));
    s->user = malloc(8);
    s->key = __VERIFIER_nondet_int() ? malloc(16) : 0;
    if (!s->key) {
        free(s); //~ VIOLATION valid-memtrack
        return 0;
    }
    return s;
}
int main(void) {
    struct session *s = session_new();
    if (!s) {
        return 1;
    }
    free(s->key);
    free(s->user);
    free(s);
    return 0;
}
