//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// After success the blocks are freed, and control goes on into the labels.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int result = 1;
    char *header = malloc(4);
    char *body = malloc(16);
    if (__VERIFIER_nondet_int()) {
        goto fail;
    }
    header[0] = body[0] = 'x';
    result = 0;
    free(body);
    free(header);
fail:
    free(body); //~ VIOLATION valid-free
    free(header);
    return result;
}
