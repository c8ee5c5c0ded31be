//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The pointer to the last character of an empty text lies before it.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern unsigned long strlen(const char *);
extern int __VERIFIER_nondet_int(void);
static void reverse(char *s) {
    char *last = s + strlen(s) - 1;
    do {
        char c = *s;
        *s++ = *last; //~ VIOLATION valid-deref
        *last-- = c;
    } while (s < last);
}
int main(void) {
    char *text = calloc(3, 1);
    if (__VERIFIER_nondet_int() > 0) {
        text[0] = 'o';
        text[1] = 'k';
    }
    reverse(text);
    free(text);
    return 0;
}
