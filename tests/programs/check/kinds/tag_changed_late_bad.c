//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[symexec-lists-kinds]: false
// A later loop changes the tag of numbers to that of pointers.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct item {
    int tag;
    union {
        int *pointer;
        long number;
    } value;
    struct item *next;
};
int main(void) {
    struct item *list = 0;
    while (__VERIFIER_nondet_int()) {
        int x = __VERIFIER_nondet_int();
        struct item *item = malloc(sizeof *item);
        item->tag = x % 3;
        if (item->tag == 1) {
            item->value.pointer = malloc(4);
        } else {
            item->value.number = x;
        }
        item->next = list;
        list = item;
    }
    for (struct item *item = list; item; item = item->next) {
        if (item->tag == 2) {
            item->tag = 1;
        }
    }
    while (list) {
        struct item *item = list;
        list = item->next;
        if (item->tag == 1) {
            *item->value.pointer = 1;
            free(item->value.pointer);
        }
        free(item);
    }
    return 0;
}
