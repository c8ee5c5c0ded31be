//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
// A declaration of exit without parameters changes nothing: it calls the handler.
extern int atexit(void (*)(void));
extern void exit();
int *p;
static void h(void) { *p = 1; }
int main(void) { atexit(h); exit(0); }
