//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The contents that Fig. 7 shows at the end.
extern void *malloc(unsigned long);
extern void reach_error(void);

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
    if (list_start->value != 1 || list_start->next != list_end || list_end->next != 0 || list_start->next->value != 2) {
        reach_error();
    }
    return 0;
}
