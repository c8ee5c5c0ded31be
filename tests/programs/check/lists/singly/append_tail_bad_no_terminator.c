//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The link of the last node is never set: the walk runs into an arbitrary address.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

typedef struct item item;
struct item {
    item *link;
    short kind;
    long weight;
};
static item *head, *tail;
static void append(long weight) {
    item *fresh = malloc(sizeof(item));
    fresh->kind = 1;
    fresh->weight = weight;
    if (head == 0) {
        head = fresh;
    } else {
        tail->link = fresh;
    }
    tail = fresh;
}
int main(void) {
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n; i++) {
        append(i);
    }
    while (head) {
        item *old = head;
        head = old->link; //~ VIOLATION
        free(old);
    }
    tail = 0;
    return 0;
}
