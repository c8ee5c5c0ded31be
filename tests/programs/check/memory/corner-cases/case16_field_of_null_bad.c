//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// An offset does not make null valid.
extern int __VERIFIER_nondet_int(void);

struct packet {
    long head;
    int length;
};
static struct packet *find(int key) {
    static struct packet only = {1, 5};
    return key == 1 ? &only : 0;
}
int main(void) {
    struct packet *p = find(__VERIFIER_nondet_int());
    int *length = &p->length;
    return *length - 5; //~ VIOLATION valid-deref
}
