//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The second failure leaves the body behind.
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
        goto no_body;
    }
    body[0] = header[0] = 'x';
    result = 0;
    free(body);
no_body:
    free(header);
    return result; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
