//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// Functions of the library may set it.
extern int *__errno_location(void);
extern long strtol(const char *, char **, int);
int main(void) {
    int *error = __errno_location(), *none = 0;
    *error = 0;
    strtol("99999999999999999999", 0, 10);
    return *error ? 0 : *none;
}
