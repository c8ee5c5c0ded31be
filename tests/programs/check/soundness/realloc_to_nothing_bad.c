//@ property: unreach-call
//@ truth: false
//@ expect[auto]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Resizing to nothing frees and gives null.
typedef unsigned long size_t;
extern void reach_error(void);
extern void *malloc(size_t);
extern void *realloc(void*,size_t);
int main(){ size_t n = 0; void *p = malloc(4); p = realloc(p,n); if (!p) reach_error(); return 0; }
