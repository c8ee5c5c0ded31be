//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A word is looked for in a list of names in small arrays inside the nodes.
extern void *malloc(unsigned long);
extern void free(void *);
extern char *strcpy(char *, const char *);
extern int strcmp(const char *, const char *);
extern int __VERIFIER_nondet_int(void);

typedef struct name {
    char text[8];
    struct name *next;
} name;
static name *names;
static int known(const char *text) {
    for (name *n = names; n; n = n->next) {
        if (strcmp(n->text, text) == 0) {
            return 1;
        }
    }
    return 0;
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        const char *text = __VERIFIER_nondet_int() > 1 ? "anna" : "otto";
        if (!known(text)) {
            name *n = malloc(sizeof(name));
            strcpy(n->text, text);
            n->next = names;
            names = n;
        }
    }
    while (names) {
        name *old = names;
        names = old->next;
        free(old);
    }
    return 0;
}
