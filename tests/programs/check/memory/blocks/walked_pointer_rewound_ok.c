//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: unknown
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
