//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
static int *keep(int *block) {
    *block += 1;
    return block;
}
int main(void) {
    int *mine = malloc(sizeof(int));
    *mine = 1;
    int *yours = keep(mine);
    int sum = *mine + *yours;
    free(mine);
    free(yours); //~ VIOLATION valid-free
    return sum;
}
