//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The first node is freed first, and the walk ends where the ring leads back to it.
extern void *malloc(unsigned long);
extern void free(void *);

struct node {
    int data;
    struct node *next;
};

int main(void) {
    struct node *last = malloc(sizeof(struct node));
    struct node *head = last;
    for (int i = 0; i < 3; i++) {
        struct node *node = malloc(sizeof(struct node));
        node->next = head;
        head = node;
    }
    last->next = head;
    struct node *at = head;
    do {
        struct node *next = at->next;
        free(at);
        at = next;
    } while (at != head);
    return 0;
}
