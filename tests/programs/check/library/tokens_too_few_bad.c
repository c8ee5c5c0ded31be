//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// There are only two words.
extern char *strtok(char *, const char *);
int main(void) {
    char text[] = "a b";
    strtok(text, " ");
    strtok(0, " ");
    char *third = strtok(0, " ");
    return third[0]; //~ VIOLATION
}
