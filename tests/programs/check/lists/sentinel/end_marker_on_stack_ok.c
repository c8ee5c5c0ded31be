//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// The last node links to a sentinel that lies on the stack; the search puts the key there and
// needs no null test.
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
    while (list != &end) {
        rec *next = list->next;
        free(list);
        list = next;
    }
    return there;
}
