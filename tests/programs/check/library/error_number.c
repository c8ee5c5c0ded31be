//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The number of an error is an object, and its message a string.
extern int *__errno_location(void);
extern char *strerror(int);
extern unsigned long strlen(const char *);
extern long strtol(const char *, char **, int);
int main(void) {
    *__errno_location() = 0;
    long n = strtol("99999999999999999999", 0, 10);
    if (*__errno_location() != 0)
        return strlen(strerror(*__errno_location())) > 3;
    return n == 0;
}
