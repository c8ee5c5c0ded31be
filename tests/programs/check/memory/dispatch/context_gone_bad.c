//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The callback is registered with a variable of a function that has returned.
static void (*handler)(void *);
static void *handler_context;
static void count(void *context) {
    ++*(int *)context; //~ VIOLATION valid-deref
}
static void subscribe(void) {
    int events = 0;
    handler = count;
    handler_context = &events;
    handler(handler_context);
}
int main(void) {
    subscribe();
    handler(handler_context);
    return 0;
}
