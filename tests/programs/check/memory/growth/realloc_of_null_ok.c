//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *realloc(void *, unsigned long);
extern void free(void *);
int main(void) {
    char *text = realloc(0, 3);
    text[2] = 0;
    text = realloc(text, 6);
    int kept = text[2];
    text[5] = 0;
    free(text);
    return kept;
}
