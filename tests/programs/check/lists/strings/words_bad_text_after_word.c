//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The text of the word is looked at when the word is gone.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned long strlen(const char *);
extern char *strcpy(char *, const char *);
extern int __VERIFIER_nondet_int(void);

struct word {
    char *text;
    struct word *next;
};
static void release(void *block) {
    free(block);
}
static char *copy(const char *text) {
    char *c = malloc(strlen(text) + 1);
    strcpy(c, text);
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
        char *text = w->text;
        release(text);
        release(w);
        if (text[0] == 'p') { //~ VIOLATION
            return 1;
        }
    }
    return 0;
}
