//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
    o->price.tax.cents = 19;
    int code = o->price.tax.currency[0];
    free(o->price.net.currency);
    free(o);
    return code;
}
