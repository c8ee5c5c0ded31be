//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[symexec-lists-kinds]: false
// A list of nodes of 20 bytes is not one of nodes of 24, though both are of two kinds.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct small {
    void *next;
    int *data;
    int number;
} __attribute__((packed));
struct large {
    void *next;
    int *data;
    long number;
};

int main(void) {
    unsigned long size = sizeof(struct large);
    if (__VERIFIER_nondet_int()) {
        size = sizeof(struct small);
    }
    void *list = 0;
    int count = 0;
    while (__VERIFIER_nondet_int() || count < 50) {
        void *node = malloc(size);
        int *data = 0;
        if (count < 50 ? count % 2 : __VERIFIER_nondet_int()) {
            data = malloc(sizeof(int));
            *data = 1;
        }
        if (size == sizeof(struct small)) {
            struct small *small = node;
            small->next = list;
            small->data = data;
            small = 0;
        } else {
            struct large *large = node;
            large->next = list;
            large->data = data;
            large = 0;
        }
        list = node;
        node = 0;
        data = 0;
        if (count < 50) {
            count++;
        }
    }
    count = 0;
    size = 0;
    while (__VERIFIER_nondet_int()) {
    }
    ((char *)list)[20] = 1; //~ VIOLATION
    while (list) {
        struct large *node = list;
        list = *(void **)list;
        free(*(int **)((char *)node + 8));
        free(node);
    }
    return 0;
}
