//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[symexec-lists-kinds]: false
// A pointer far behind the first node does not lead to it any more.
extern void *malloc(unsigned long);
extern int __VERIFIER_nondet_int(void);

struct node {
    int tag;
    struct node *next;
    int *data;
};
struct node *list;

int main(void) {
    int count = 0;
    while (count < 50) {
        struct node *node = malloc(sizeof(struct node));
        node->tag = 1;
        node->data = 0;
        if (count % 2) {
            node->tag = 2;
            node->data = malloc(4);
        }
        node->next = list;
        list = node;
        node = 0;
        count++;
    }
    list = (struct node *)((char *)list + 1000); //~ VIOLATION
    return 0;
}
