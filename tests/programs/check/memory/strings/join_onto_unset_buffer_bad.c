//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// strcat looks for the end of a text that was never begun.
extern void *malloc(unsigned long);
extern void free(void *);
extern char *strcat(char *, const char *);
int main(void) {
    char *line = malloc(6);
    strcat(line, "abc"); //~ VIOLATION valid-deref
    free(line);
    return 0;
}
