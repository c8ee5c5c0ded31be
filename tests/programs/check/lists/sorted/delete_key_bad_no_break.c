//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The loop goes on from the node that was deleted.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next, *prev;
    int key;
};
static struct node *list;
static void insert(int key) {
    struct node *n = malloc(sizeof *n), *p = list;
    n->key = key;
    n->next = n->prev = 0;
    if (!p || p->key >= key) {
        n->next = p;
        list = n;
    } else {
        while (p->next && p->next->key < key) {
            p = p->next;
        }
        n->next = p->next;
        n->prev = p;
        p->next = n;
    }
    if (n->next) {
        n->next->prev = n;
    }
}
static void delete(struct node *n) {
    if (n->prev) {
        n->prev->next = n->next;
    } else {
        list = n->next;
    }
    if (n->next) {
        n->next->prev = n->prev;
    }
    free(n);
}
int main(void) {
    for (int key; (key = __VERIFIER_nondet_int()) != 0;) {
        insert(key);
    }
    int key = __VERIFIER_nondet_int();
    for (struct node *p = list; p && p->key <= key; p = p->next) { //~ VIOLATION
        if (p->key == key) {
            delete(p);
        }
    }
    while (list) {
        delete(list);
    }
    return 0;
}
