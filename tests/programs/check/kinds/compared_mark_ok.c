//@ property: valid-memsafety
//@ truth: true
//@ expect[symexec-lists-kinds]: true
// A comparison is kept as a mark: whether the data is a block of its own.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct item {
    int is_large;
    void *data;
    struct item *next;
};
static char shared[8];
static struct item *add(struct item *list, int size) {
    struct item *item = malloc(sizeof *item);
    item->is_large = size > 8;
    item->data = item->is_large ? malloc(16) : shared;
    item->next = list;
    return item;
}
int main(void) {
    struct item *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = add(list, __VERIFIER_nondet_int());
    }
    while (list) {
        struct item *item = list;
        list = item->next;
        if (item->is_large) {
            free(item->data);
        }
        free(item);
    }
    return 0;
}
