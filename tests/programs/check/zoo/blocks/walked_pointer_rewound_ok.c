//@ property: valid-memsafety
//@ truth: true
//@ expect[smg]: true
//@ expect[smg-cegar]: true
//@ expect[smg-symexec]: true
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
