//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The copy has no room for the terminator.
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
    char *c = malloc(strlen(text));
    strcpy(c, text); //~ VIOLATION
    return c;
}
static struct word *add(struct word *list, const char *text) {
    struct word *w = malloc(sizeof(struct word));
    w->text = copy(text);
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
        free(w->text);
        free(w);
    }
    return 0;
}
