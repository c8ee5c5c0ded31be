//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The walk ends at null and so frees the sentinel on the stack.
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
    while (list) {
        rec *next = list->next;
        free(list); //~ VIOLATION
        list = next;
    }
    return there;
}
