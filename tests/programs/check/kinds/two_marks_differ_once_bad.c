//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[symexec-lists-kinds]: false
// Two marks that differ for one number.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct item {
    int is_large, is_freed;
    int *data;
    struct item *next;
};
int main(void) {
    struct item *list = 0;
    while (__VERIFIER_nondet_int()) {
        int x = __VERIFIER_nondet_int();
        struct item *item = malloc(sizeof *item);
        item->is_large = x > 3;
        item->is_freed = x >= 3 && x != 3 && x != 1000;
        item->data = item->is_large ? malloc(4) : 0;
        item->next = list;
        list = item;
    }
    while (list) {
        struct item *item = list;
        list = item->next;
        if (item->is_freed) {
            free(item->data);
        }
        free(item);
    }
    return 0;
}
