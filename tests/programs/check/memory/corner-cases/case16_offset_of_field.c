//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
