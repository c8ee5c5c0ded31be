//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The text that a function is to print does not fit.
typedef __builtin_va_list va_list;
extern int vsprintf(char *, const char *, va_list);
static int print(char *to, const char *format, ...) {
    va_list list;
    __builtin_va_start(list, format);
    int n = vsprintf(to, format, list); //~ VIOLATION
    __builtin_va_end(list);
    return n;
}
int main(void) {
    char text[8];
    return print(text, "%s=%d", "size", 1000);
}
