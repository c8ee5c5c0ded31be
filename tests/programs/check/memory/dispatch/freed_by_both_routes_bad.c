//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
