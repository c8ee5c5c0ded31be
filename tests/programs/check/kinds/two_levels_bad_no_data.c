//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[symexec-lists-kinds]: false
// Not every node has a block.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct data {
    int number;
    int *numbers;
};
struct node {
    struct data *data;
    struct node *next;
};

static struct data *make(void) {
    if (__VERIFIER_nondet_int()) {
        return 0;
    }
    struct data *data = malloc(sizeof(struct data));
    data->number = __VERIFIER_nondet_int();
    data->numbers = 0;
    if (__VERIFIER_nondet_int()) {
        data->numbers = malloc(4 * sizeof(int));
        data->numbers[3] = 1;
    }
    return data;
}

int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof(struct node));
        node->data = make();
        node->next = list;
        list = node;
    }
    while (list) {
        struct node *next = list->next;
        free(list->data->numbers); //~ VIOLATION
        free(list->data);
        free(list);
        list = next;
    }
    return 0;
}
