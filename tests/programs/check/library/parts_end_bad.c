//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Behind the last part nothing is left.
extern char *strsep(char **, const char *);
int main(void) {
    char text[] = "a,b", *rest = text;
    strsep(&rest, ",");
    strsep(&rest, ",");
    return *rest; //~ VIOLATION
}
