//@ property: valid-memsafety
//@ truth: true
//@ expect[symexec-lists-kinds]: true
// The size of the data is a term, which the same comparison as the mark decides.
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
        item->data = malloc(x > 3 ? 16 : 8);
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
