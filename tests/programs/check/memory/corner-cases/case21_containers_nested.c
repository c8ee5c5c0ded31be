//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The links come first in their records, so every pointer is the same address, and the way back leads to the root.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

struct link {
    struct link *next;
};
struct item {
    struct link link;
    int number;
};
struct root {
    struct item item;
    int name;
};
int main(void) {
    struct root *root = malloc(sizeof(struct root));
    struct link *link = &root->item.link;
    struct item *item = (struct item *)((char *)link - __builtin_offsetof(struct item, link));
    struct root *again = (struct root *)((char *)item - __builtin_offsetof(struct root, item));
    root->name = 4;
    if ((void *)link != (void *)root || (void *)item != (void *)root || again != root || again->name != 4) {
        reach_error();
    }
    free(again);
    return 0;
}
