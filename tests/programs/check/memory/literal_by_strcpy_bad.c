//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern char *strcpy(char *, const char *);
int main(void) {
    char room[8], *text = "abcdef";
    strcpy(room, text);
    strcpy(text, "x"); //~ VIOLATION valid-deref
    return 0;
}
