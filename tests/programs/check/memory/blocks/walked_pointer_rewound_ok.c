//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// The pointer walks to the end of the block and counts back: the block stays reachable through it.
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    char *text = malloc(4);
    int written = 0;
    while (written < 4) {
        *text++ = 'x';
        written++;
    }
    text -= written;
    char first = text[0];
    free(text);
    return first == 'x';
}
