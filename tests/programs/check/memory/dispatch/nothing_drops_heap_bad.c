//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The destructor that does nothing gets a block.
extern void *malloc(unsigned long);

struct box {
    void *content;
    void (*drop)(void *);
};
static void nothing(void *content) {
    (void)content;
}
int main(void) {
    struct box box = {malloc(8), nothing};
    box.drop(box.content);
    box.content = 0; //~ VIOLATION valid-memtrack
    return box.content != 0;
}
