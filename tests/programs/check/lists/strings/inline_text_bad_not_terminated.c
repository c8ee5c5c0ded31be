//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The terminator is written only for short texts; the length of the others runs out of the block.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned long strlen(const char *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct line {
    struct line *next;
    unsigned length;
    char text[];
};
static struct line *read_line(struct line *next) {
    unsigned length = __VERIFIER_nondet_uint() % 8;
    struct line *l = malloc(__builtin_offsetof(struct line, text) + length + 1);
    l->next = next;
    l->length = length;
    for (unsigned i = 0; i < length; i++) {
        l->text[i] = 'x';
    }
    l->text[length] = length < 3 ? 0 : 1;
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
        total += strlen(lines->text); //~ VIOLATION
        free(lines);
        lines = next;
    }
    return total > 100;
}
