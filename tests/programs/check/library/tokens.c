//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// The words of a text, one after the other.
extern char *strtok(char *, const char *);
extern char *strtok_r(char *, const char *, char **);
extern unsigned long strlen(const char *);
int main(void) {
    char text[] = "a,,bc;d", other[] = " x y";
    unsigned long n = 0;
    char *rest;
    for (char *word = strtok(text, ",;"); word; word = strtok(0, ",;"))
        n += strlen(word);
    for (char *word = strtok_r(other, " ", &rest); word; word = strtok_r(0, " ", &rest))
        n += strlen(word);
    int *none = 0;
    if (n != 6)
        return *none;
    return 0;
}
