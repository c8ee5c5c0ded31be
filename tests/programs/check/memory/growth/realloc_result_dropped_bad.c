//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The new block is thrown away; the program holds on to the old address but does not use it.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
int main(void) {
    char *text = malloc(3);
    text[0] = 'a';
    realloc(text, 6); //~ VIOLATION valid-memtrack
    return 0; //~ VIOLATION valid-memtrack
}
