//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The program of Fig. 7: nothing frees the two nodes.
extern void *malloc(unsigned long);

typedef struct node {
    int value;
    struct node *next;
} List;
int main(void) {
    List *list_start = malloc(sizeof(List));
    List *list_end = list_start;
    list_end->value = 1;
    list_end->next = 0;

    list_end->next = malloc(sizeof(List));
    list_end = list_end->next;
    list_end->next = 0;
    list_end->value = 0;

    list_end->value = 2;
    return 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
