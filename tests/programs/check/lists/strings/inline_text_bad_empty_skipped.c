//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Empty lines are skipped and not freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern char __VERIFIER_nondet_char(void);

struct line {
    struct line *next;
    unsigned length;
    char text[];
};
static struct line *read_line(struct line *next) {
    unsigned length = __VERIFIER_nondet_uint() % 8;
    struct line *l = malloc(sizeof(struct line) + length + 1);
    l->next = next;
    l->length = length;
    for (unsigned i = 0; i < length; i++) {
        l->text[i] = __VERIFIER_nondet_char();
    }
    l->text[length] = 0;
    return l;
}
int main(void) {
    struct line *lines = 0;
    while (__VERIFIER_nondet_int()) {
        lines = read_line(lines);
    }
    unsigned long total = 0;
    while (lines) {
        struct line *next = lines->next;
        if (lines->length > 0) {
            free(lines);
        }
        lines = next; //~ VIOLATION
    }
    return total > 100;
}
