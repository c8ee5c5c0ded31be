//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[symexec-lists-kinds]: false
// The text is looked at once more.
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
            free(list->text);
        }
        if (list->tag == TEXT && list->text[0]) { //~ VIOLATION
            list->tag = NOTHING;
        }
        free(list);
        list = next;
    }
    return 0;
}
