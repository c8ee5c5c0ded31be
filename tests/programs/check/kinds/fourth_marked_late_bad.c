//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[symexec-lists-kinds]: false
// The fourth node is marked as the owner of what may be shared.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct item {
    int is_own;
    int *data;
    struct item *next;
};
static int shared;
int main(void) {
    struct item *list = 0;
    while (__VERIFIER_nondet_int()) {
        int x = __VERIFIER_nondet_int();
        struct item *item = malloc(sizeof *item);
        item->is_own = x == 7;
        item->data = item->is_own ? malloc(4) : &shared;
        item->next = list;
        list = item;
    }
    int at = 0;
    for (struct item *item = list; item; item = item->next) {
        if (at == 3) {
            item->is_own = 1;
        }
        if (at < 10) {
            at++;
        }
    }
    while (list) {
        struct item *item = list;
        list = item->next;
        if (item->is_own) {
            free(item->data);
        }
        free(item);
    }
    return 0;
}
