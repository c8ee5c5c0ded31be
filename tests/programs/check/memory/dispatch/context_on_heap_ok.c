//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static void (*handler)(void *);
static void *handler_context;
static void count(void *context) {
    ++*(int *)context;
}
static void subscribe(void) {
    int *events = calloc(1, sizeof(int));
    handler = count;
    handler_context = events;
}
static void unsubscribe(void) {
    free(handler_context);
    handler_context = 0;
    handler = 0;
}
int main(void) {
    subscribe();
    for (int i = 0; i < 3; i++) {
        if (handler) {
            handler(handler_context);
        }
        if (__VERIFIER_nondet_int() == i) {
            unsubscribe();
        }
    }
    unsubscribe();
    return 0;
}
