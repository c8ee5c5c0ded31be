//@ property: valid-memsafety
//@ truth: true
//@ expect[symexec-lists-kinds]: true
// The data is the node itself, a block or null, by the number.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct item {
    void *data;
    struct item *next;
    int x;
};
int main(void) {
    struct item *list = 0;
    while (__VERIFIER_nondet_int()) {
        int x = __VERIFIER_nondet_int();
        struct item *item = malloc(sizeof *item);
        item->x = x;
        item->data = x > 3 ? (void *)item : x < 0 ? malloc(4) : (void *)0;
        item->next = list;
        list = item;
    }
    while (list) {
        struct item *item = list;
        list = item->next;
        if (item->data != item) {
            free(item->data);
        }
        free(item);
    }
    return 0;
}
