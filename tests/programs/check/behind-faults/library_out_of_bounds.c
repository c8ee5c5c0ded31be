//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[value-lists]: unknown
//@ expect[auto]: true
// Library functions that copy too much, or from nowhere.
extern void reach_error(void);
typedef unsigned long size_t;
extern void *memcpy(void *, const void *, size_t);
extern void *memset(void *, int, size_t);
extern char *strcpy(char *, const char *);
extern size_t strlen(const char *);
int main(void) {
    char small[4] = "abc", *nowhere = 0;
    int beside = 5;
    memcpy(small, nowhere, 3);
    memset(nowhere, 0, 16);
    memset(small, 0, 16);
    strcpy(small, "too long for it");
    size_t length = strlen(nowhere);
    if (beside != 5 || length + 1 - 1 != length)
        reach_error();
    return 0;
}
