//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// Behind the last part nothing is left.
extern char *strsep(char **, const char *);
int main(void) {
    char text[] = "a,b", *rest = text;
    strsep(&rest, ",");
    strsep(&rest, ",");
    return *rest; //~ VIOLATION
}
