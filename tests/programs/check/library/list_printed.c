//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A function passes its arguments on to be printed.
typedef __builtin_va_list va_list;
typedef unsigned long size_t;
extern int vsnprintf(char *, size_t, const char *, va_list);
extern int __VERIFIER_nondet_int(void);
static int print(char *to, size_t size, const char *format, ...) {
    va_list list;
    __builtin_va_start(list, format);
    int n = vsnprintf(to, size, format, list);
    __builtin_va_end(list);
    return n;
}
int main(void) {
    char text[8];
    int n = print(text, sizeof text, "%s=%d", "size", __VERIFIER_nondet_int());
    return n < 8 ? text[n] : text[7];
}
