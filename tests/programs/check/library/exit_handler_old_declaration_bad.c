//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// A declaration of exit without parameters changes nothing: it calls the handler.
extern int atexit(void (*)(void));
extern void exit();
int *p;
static void h(void) { *p = 1; }
int main(void) { atexit(h); exit(0); }
