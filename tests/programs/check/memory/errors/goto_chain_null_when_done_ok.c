//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The same flow is right if what is freed is forgotten.
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
    body = 0;
fail:
    free(body);
    free(header);
    return result;
}
