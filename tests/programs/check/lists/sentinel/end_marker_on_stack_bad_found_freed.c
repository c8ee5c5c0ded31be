//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The node that was found is freed if it is the last, and stays in the list.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

typedef struct rec {
    struct rec *next;
    unsigned key;
} rec;
static rec *find(rec *from, rec *end, unsigned key) {
    end->key = key;
    while (from->key != key) {
        from = from->next;
    }
    return from;
}
int main(void) {
    rec end;
    rec *list = &end;
    end.next = 0;
    while (__VERIFIER_nondet_int()) {
        rec *r = malloc(sizeof(rec));
        r->key = __VERIFIER_nondet_uint();
        r->next = list;
        list = r;
    }
    rec *found = find(list, &end, 3);
    int there = found != &end;
    if (there && found->next == &end) {
        free(found);
    }
    while (list != &end) {
        rec *next = list->next; //~ VIOLATION
        free(list);
        list = next;
    }
    return there;
}
