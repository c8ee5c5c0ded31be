//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
// Nodes are appended behind the last one, whose address is kept; the link comes first.
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
        head = old->link;
        free(old);
    }
    tail = 0;
    return 0;
}
