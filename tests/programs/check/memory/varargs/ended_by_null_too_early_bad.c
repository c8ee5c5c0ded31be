//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A missing part ends the list before the block behind it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int release(void *first, ...) {
    int n = 0;
    __builtin_va_list list;
    __builtin_va_start(list, first);
    for (void *p = first; p; p = __builtin_va_arg(list, void *)) {
        free(p);
        n++;
    }
    __builtin_va_end(list);
    return n;
}
int main(void) {
    char *name = malloc(8);
    char *path = __VERIFIER_nondet_int() ? malloc(16) : 0;
    char *type = malloc(4);
    release(name, path, type, (void *)0);
    return 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
