//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Once through the destructor of the box, once directly.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct box {
    void *content;
    void (*drop)(void *);
};
int main(void) {
    char *text = malloc(8);
    struct box box = {text, free};
    text[0] = 't';
    box.drop(box.content);
    if (__VERIFIER_nondet_int() > 0) {
        free(text); //~ VIOLATION valid-free
    }
    return 0;
}
