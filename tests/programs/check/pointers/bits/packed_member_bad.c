//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
