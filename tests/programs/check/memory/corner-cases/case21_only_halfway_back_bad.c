//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The item is taken for the root.
extern void *malloc(unsigned long);
extern void free(void *);

struct link {
    struct link *next;
};
struct item {
    int number;
    struct link link;
};
struct root {
    long name;
    struct item item;
};
int main(void) {
    struct root *root = malloc(sizeof(struct root));
    root->name = 4;
    struct link *link = &root->item.link;
    struct item *item = (struct item *)((char *)link - __builtin_offsetof(struct item, link));
    free(item); //~ VIOLATION valid-free
    return 0;
}
