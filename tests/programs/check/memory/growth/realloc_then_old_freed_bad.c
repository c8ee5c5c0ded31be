//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
int main(void) {
    char *text = malloc(3);
    text[0] = 'a';
    char *longer = realloc(text, 6);
    longer[5] = 0;
    free(longer);
    free(text); //~ VIOLATION valid-free
    return 0;
}
