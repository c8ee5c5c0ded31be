//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern void free(void *);
int main(int argc, char **argv) {
    free(argv[0]); //~ VIOLATION valid-free
    return 0;
}
