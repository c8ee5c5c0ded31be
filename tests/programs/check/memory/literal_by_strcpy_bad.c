//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern char *strcpy(char *, const char *);
int main(void) {
    char room[8], *text = "abcdef";
    strcpy(room, text);
    strcpy(text, "x"); //~ VIOLATION valid-deref
    return 0;
}
