//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// What is to be done at the end is noted when things are made.
extern void *malloc(unsigned long);
extern void free(void *);

static void (*actions[3])(void *);
static void *arguments[3];
static int noted;
static void at_end(void (*action)(void *), void *argument) {
    actions[noted] = action;
    arguments[noted++] = argument;
}
static void free_both(void *p) {
    int **pair = p;
    free(*pair);
    free(pair);
}
int main(void) {
    char *line = malloc(8);
    at_end(free, line);
    int **pair = malloc(sizeof(int *));
    *pair = malloc(sizeof(int));
    at_end(free_both, pair);
    line[0] = 'l';
    **pair = 1;
    while (noted > 0) {
        noted--;
        actions[noted](arguments[noted]);
    }
    return 0;
}
