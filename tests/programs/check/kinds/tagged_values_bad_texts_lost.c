//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[symexec-lists-kinds]: false
// Nobody frees the texts.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

enum { NOTHING, NUMBER, TEXT };

struct value {
    int tag;
    char *text;
    struct value *next;
};

int main(void) {
    struct value *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct value *value = malloc(sizeof(struct value));
        int choice = __VERIFIER_nondet_int();
        if (choice > 0) {
            value->tag = TEXT;
            value->text = malloc(8);
            value->text[0] = 0;
        } else if (choice < 0) {
            value->tag = NUMBER;
        } else {
            value->tag = NOTHING;
        }
        value->next = list;
        list = value;
    }
    while (list) {
        struct value *next = list->next;
        if (list->tag == TEXT) {
            list->text[0] = 1;
        }
        free(list); //~ VIOLATION
        list = next;
    }
    return 0;
}
