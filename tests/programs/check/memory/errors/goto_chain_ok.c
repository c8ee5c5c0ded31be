//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Three resources, released in reverse order from wherever construction stops.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int result = 1;
    char *header = malloc(4);
    if (__VERIFIER_nondet_int()) {
        goto no_body;
    }
    char *body = malloc(16);
    if (__VERIFIER_nondet_int()) {
        goto no_index;
    }
    int *index = malloc(4 * sizeof(int));
    header[0] = 'h';
    body[15] = 'b';
    index[3] = 3;
    result = 0;
    free(index);
no_index:
    free(body);
no_body:
    free(header);
    return result;
}
