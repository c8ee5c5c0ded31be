//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void *memset(void *, int, unsigned long);
extern void *memcpy(void *, const void *, unsigned long);
extern void reach_error(void);
int main(void) {
    unsigned char *p = malloc(4);
    unsigned value = 0;
    memset(p, 1, 4);
    memcpy(&value, p, 4);
    if (value != 0x01010101u) {
        reach_error();
    }
    return 0;
}
