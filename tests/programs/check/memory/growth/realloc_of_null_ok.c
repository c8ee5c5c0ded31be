//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
