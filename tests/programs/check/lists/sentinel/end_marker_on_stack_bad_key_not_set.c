//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The key is not put into the sentinel: the search runs past it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

typedef struct rec {
    struct rec *next;
    unsigned key;
} rec;
static rec *find(rec *from, rec *end, unsigned key) {
    while (from->key != key) { //~ VIOLATION
        from = from->next;
    }
    return from;
}
int main(void) {
    rec end;
    rec *list = &end;
    end.next = 0;
    end.key = 0;
    while (__VERIFIER_nondet_int()) {
        rec *r = malloc(sizeof(rec));
        r->key = __VERIFIER_nondet_uint();
        r->next = list;
        list = r;
    }
    rec *found = find(list, &end, 3);
    int there = found != &end;
    while (list != &end) {
        rec *next = list->next;
        free(list);
        list = next;
    }
    return there;
}
