//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Where the walk ends is asked of a node that is gone.
extern void *malloc(unsigned long);
extern void free(void *);

struct node {
    int data;
    struct node *next;
};

int main(void) {
    struct node *head = malloc(sizeof(struct node));
    struct node *last = malloc(sizeof(struct node));
    head->next = last;
    last->next = head;
    struct node *at = head;
    do {
        struct node *next = at->next;
        free(at);
        at = next;
    } while (at != last->next); //~ VIOLATION
    return 0;
}
