//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);

static char *input, *output;
static void set_up(void) {
    input = malloc(8);
    output = calloc(8, 1);
}
static void take_down(void) {
    free(input);
}
int main(void) {
    set_up();
    output[7] = input[0] = 1;
    take_down();
    return 0;
}
