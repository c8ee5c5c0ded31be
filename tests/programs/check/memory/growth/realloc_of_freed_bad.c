//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The buffer is given back between two requests and grown again in the second.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
int main(void) {
    char *buffer = malloc(2);
    for (int request = 0; request < 2; request++) {
        buffer = realloc(buffer, 4 + request); //~ VIOLATION valid-free
        buffer[3] = 'x';
        free(buffer);
    }
    return 0;
}
