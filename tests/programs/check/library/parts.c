//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// The parts of a text, empty ones too.
extern char *strsep(char **, const char *);
extern unsigned long strlen(const char *);
int main(void) {
    char text[] = "a,,bc", *rest = text;
    int n = 0;
    for (char *part; (part = strsep(&rest, ",")) != 0;)
        n += 10 + strlen(part);
    int *none = 0;
    return n == 33 ? 0 : *none;
}
