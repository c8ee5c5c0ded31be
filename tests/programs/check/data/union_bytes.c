//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);
union word { unsigned value; unsigned char bytes[4]; };
int main(void) {
    union word w;
    w.value = 0x01020304;
    w.bytes[0] = 0xff;
    if (w.value != 0x010203ff) {
        reach_error();
    }
    return 0;
}
