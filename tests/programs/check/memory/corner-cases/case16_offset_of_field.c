//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The old way to compute the offset of a field.
extern void reach_error(void);

struct packet {
    long head;
    int length;
    char body[4];
};
int main(void) {
    unsigned long offset = (unsigned long)&((struct packet *)0)->body;
    if (offset != 12) {
        reach_error();
    }
    return 0;
}
