//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Two does not fit into one bit: the flag becomes 0 and the text is never freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct slice {
    unsigned owned : 1;
    unsigned length : 7;
    char *text;
};
int main(void) {
    struct slice s;
    int mode = __VERIFIER_nondet_int();
    if (mode != 1 && mode != 2) {
        return 0;
    }
    s.text = malloc(4);
    s.owned = mode;
    s.text[0] = 'x';
    if (s.owned) {
        free(s.text);
    }
    return 0; //~ VIOLATION valid-memtrack
}
