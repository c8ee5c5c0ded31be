//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// The program ends by a pointer to exit, which calls the handler all the same.
extern int atexit(void (*)(void));
extern void exit(int) __attribute__((noreturn));
int *p;
static void h(void) { *p = 1; }
int main(void) { atexit(h); void (*f)(int) = exit; f(0); return 0; }
