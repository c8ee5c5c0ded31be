//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Short words are not copied, and the literal is freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned long strlen(const char *);
extern char *strcpy(char *, const char *);
extern int __VERIFIER_nondet_int(void);

struct word {
    char *text;
    struct word *next;
};
static char *copy(const char *text) {
    char *c = malloc(strlen(text) + 1);
    strcpy(c, text);
    return c;
}
static struct word *add(struct word *list, const char *text) {
    struct word *w = malloc(sizeof(struct word));
    w->text = text[0] == 'p' ? (char *)text : copy(text);
    w->next = list;
    return w;
}
int main(void) {
    struct word *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = add(list, __VERIFIER_nondet_int() > 1 ? "pear" : "apple");
    }
    while (list) {
        struct word *w = list;
        list = w->next;
        free(w->text); //~ VIOLATION
        free(w);
    }
    return 0;
}
