//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
//@ expect[auto]: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
extern void abort(void);
void reach_error(void) { abort(); }
struct __attribute__((packed)) packed {
    char tag;
    int value;
};
struct holder {
    int first;
    struct packed second;
} it;
int main(void) {
    if (((unsigned long)&it.second.value & 3) == 1) {
        reach_error(); //~ VIOLATION unreach-call
    }
    return 0;
}
