//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// A function of the library that has no model writes.
typedef unsigned long size_t;
extern int strfromd(char *, size_t, const char *, double);
extern void reach_error(void);
int main(void) {
    char text[8] = "x";
    strfromd(text, sizeof text, "%g", 2.0);
    if (text[0] != 'x')
        reach_error(); //~ VIOLATION
    return 0;
}
