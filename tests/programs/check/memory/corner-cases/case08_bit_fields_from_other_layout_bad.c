//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The first nibble is the lower one.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
extern void reach_error(void);

struct raw {
    unsigned char low, high;
};
struct packet {
    unsigned short version : 4, kind : 4, length : 8;
};
int main(void) {
    struct raw r = {0x52, 0x80};
    struct packet *p = calloc(1, sizeof(struct packet));
    memcpy(p, &r, sizeof r);
    if (p->kind == 5) {
        reach_error(); //~ VIOLATION
    }
    free(p);
    return 0;
}
