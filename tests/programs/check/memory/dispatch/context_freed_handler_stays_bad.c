//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The context is freed, but the handler is called once more.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static void (*handler)(void *);
static void *handler_context;
static void count(void *context) {
    ++*(int *)context; //~ VIOLATION valid-deref
}
int main(void) {
    handler_context = calloc(1, sizeof(int));
    handler = count;
    handler(handler_context);
    if (__VERIFIER_nondet_int() < 0) {
        free(handler_context);
        handler(handler_context);
        return 1;
    }
    free(handler_context);
    return 0;
}
