//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
// A function of the library that ends the program calls the handler.
extern int atexit(void (*)(void));
extern void err(int, const char *, ...) __attribute__((noreturn));
int *p;
static void h(void) { *p = 1; }
int main(void) { atexit(h); err(1, "x"); }
