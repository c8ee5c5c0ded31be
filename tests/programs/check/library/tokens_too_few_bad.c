//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// There are only two words.
extern char *strtok(char *, const char *);
int main(void) {
    char text[] = "a b";
    strtok(text, " ");
    strtok(0, " ");
    char *third = strtok(0, " ");
    return third[0]; //~ VIOLATION
}
