//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Merge sort from the bottom: a list of sorted lists, of which neighbours are merged until one is left.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int key;
    struct node *next;
};
struct run {
    struct node *first;
    struct run *next;
};
static struct run *single_runs(void) {
    struct run *runs = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->key = __VERIFIER_nondet_int();
        n->next = 0;
        struct run *run = malloc(sizeof *run);
        run->first = n;
        run->next = runs;
        runs = run;
    }
    return runs;
}
static struct node *merge(struct node *a, struct node *b) {
    struct node *first = 0, *last = 0;
    while (a || b) {
        struct node *least;
        if (!b || (a && a->key < b->key)) {
            least = a;
            a = a->next;
        } else {
            least = b;
            b = b->next;
        }
        if (last) {
            last->next = least;
        } else {
            first = least;
        }
        last = least;
    }
    if (last) {
        last->next = 0;
    }
    return first;
}
static void merge_pairs(struct run *run) {
    while (run && run->next) {
        struct run *second = run->next;
        run->first = merge(run->first, second->first);
        run->next = second->next;
        free(second);
        run = run->next;
    }
}
int main(void) {
    struct run *runs = single_runs();
    while (runs && runs->next) {
        merge_pairs(runs);
    }
    if (runs) {
        while (runs->first) {
            struct node *n = runs->first;
            runs->first = n->next;
            free(n);
        }
        free(runs);
    }
    return 0;
}
