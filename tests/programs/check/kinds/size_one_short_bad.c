//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[symexec-lists-kinds]: false
// Blocks of two sizes, one of which is one byte too short.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct item {
    int is_wide;
    char *data;
    struct item *next;
};
int main(void) {
    struct item *list = 0;
    while (__VERIFIER_nondet_int()) {
        int x = __VERIFIER_nondet_int();
        struct item *item = malloc(sizeof *item);
        item->is_wide = x > 3;
        item->data = x > 3 ? malloc(16) : malloc(7);
        item->next = list;
        list = item;
    }
    while (list) {
        struct item *item = list;
        list = item->next;
        if (item->is_wide) {
            item->data[15] = 1;
        } else {
            item->data[7] = 1;
        }
        free(item->data);
        free(item);
    }
    return 0;
}
