//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// Every append makes its node the head, so that the nodes before it are lost.
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
    fresh->link = 0;
    fresh->kind = 1;
    fresh->weight = weight;
    head = fresh;
    tail = fresh; //~ VIOLATION
}
int main(void) {
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n; i++) {
        append(i);
    }
    while (head) {
        item *old = head;
        head = old->link;
        free(old);
    }
    tail = 0;
    return 0;
}
