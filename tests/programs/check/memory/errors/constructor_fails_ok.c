//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A constructor that fails takes back what it has made.
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
        free(s->user);
        free(s);
        return 0;
    }
    return s;
}
static void session_free(struct session *s) {
    if (s) {
        free(s->key);
        free(s->user);
        free(s);
    }
}
int main(void) {
    struct session *s = session_new();
    if (s) {
        s->key[15] = s->user[7];
    }
    session_free(s);
    return 0;
}
