//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Bytes of a record of another layout are read as bit-fields.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
extern void reach_error(void);

struct raw {
    unsigned char low, high;
    unsigned short rest;
};
struct packet {
    unsigned version : 4, kind : 4, length : 8, rest : 16;
};
int main(void) {
    struct raw r = {0x52, 0x80, 0xabcd};
    struct packet *p = calloc(1, sizeof(struct packet));
    memcpy(p, &r, sizeof r);
    if (p->version != 2 || p->kind != 5 || p->length != 0x80 || p->rest != 0xabcd) {
        reach_error();
    }
    free(p);
    return 0;
}
