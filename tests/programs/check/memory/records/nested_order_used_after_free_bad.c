//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The tax shares the currency of the net price.
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
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
    o->price.net.currency = malloc(4);
    o->price.net.currency[0] = 'E';
    o->price.tax = o->price.net;
    free(o->price.net.currency);
    o->price.net.currency = 0;
    int code = o->price.tax.currency[0]; //~ VIOLATION valid-deref
    free(o);
    return code;
}
