//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct money {
    long cents;
    char *currency;
};
struct order {
    int id;
    struct {
        struct money net, tax;
    } price;
};
int main(void) {
    struct order *o = calloc(1, sizeof(*o));
    if (__VERIFIER_nondet_int() != 0) {
        o->price.net.currency = malloc(4);
    }
    o->price.net.currency[0] = 'E'; //~ VIOLATION valid-deref
    free(o->price.net.currency);
    free(o);
    return 0;
}
