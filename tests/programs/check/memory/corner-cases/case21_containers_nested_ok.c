//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The link comes last; the root is freed by the way back.
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
    int name;
    struct item item;
};
static struct root *root_of(struct link *link) {
    struct item *item = (struct item *)((char *)link - __builtin_offsetof(struct item, link));
    return (struct root *)((char *)item - __builtin_offsetof(struct root, item));
}
static struct link *make(void) {
    struct root *root = malloc(sizeof(struct root));
    root->name = 4;
    root->item.link.next = 0;
    return &root->item.link;
}
int main(void) {
    struct link *link = make();
    root_of(link)->item.number = root_of(link)->name;
    free(root_of(link));
    return 0;
}
