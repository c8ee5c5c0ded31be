//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The text is the flexible array at the end of the node, read letter by letter.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned long strlen(const char *);
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
        total += strlen(lines->text);
        free(lines);
        lines = next;
    }
    return total > 100;
}
