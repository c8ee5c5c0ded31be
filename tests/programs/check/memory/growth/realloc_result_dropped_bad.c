//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The new block is thrown away; the program holds on to the old address but does not use it.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
int main(void) {
    char *text = malloc(3);
    text[0] = 'a';
    realloc(text, 6); //~ VIOLATION valid-memtrack
    return 0; //~ VIOLATION valid-memtrack
}
