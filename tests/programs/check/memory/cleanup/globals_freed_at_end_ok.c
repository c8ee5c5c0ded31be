//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Set up and taken down by two functions.
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
    free(output);
}
int main(void) {
    set_up();
    for (int i = 0; i < 8; i++) {
        input[i] = i;
        output[7 - i] = input[i];
    }
    take_down();
    return 0;
}
