//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct slice {
    unsigned owned : 1;
    unsigned length : 7;
    char *text;
};
int main(void) {
    char local[4] = "abc";
    struct slice s = {0, 3, local};
    if (__VERIFIER_nondet_int() > 5) {
        s.text = malloc(4);
        s.owned = 1;
        s.text[0] = 'x';
    }
    s.length--;
    s.text[s.length] = 0;
    if (s.owned) {
        free(s.text);
    }
    return s.length;
}
