//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// A function of the library that ends the program calls the handler.
extern int atexit(void (*)(void));
extern void err(int, const char *, ...) __attribute__((noreturn));
int *p;
static void h(void) { *p = 1; }
int main(void) { atexit(h); err(1, "x"); }
