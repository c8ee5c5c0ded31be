//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Numbers of constant strings, and where they end.
extern long strtol(const char *, char **, int);
extern unsigned long strtoul(const char *, char **, int);
extern int atoi(const char *);
int main(void) {
    int table[4] = {0};
    char *end;
    table[atoi(" 3")] = 1;
    table[strtol("-0x2", 0, 0) + 2] = 1;
    table[strtoul("2px", &end, 10)] = 1;
    return table[*end - 'o'];
}
