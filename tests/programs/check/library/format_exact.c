//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Text of constants is known.
extern int sprintf(char *, const char *, ...);
extern int strcmp(const char *, const char *);
extern void reach_error(void);
int main(void) {
    char buffer[20];
    int n = sprintf(buffer, "%s=%d%c", "key", -42, ';');
    if (n != 8 || strcmp(buffer, "key=-42;") != 0)
        reach_error();
    return 0;
}
