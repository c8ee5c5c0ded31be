//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// One name does not fit into its array.
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
        const char *text = __VERIFIER_nondet_int() > 1 ? "anna" : "ottokarus the second";
        if (!known(text)) {
            name *n = malloc(sizeof(name));
            strcpy(n->text, text); //~ VIOLATION
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
