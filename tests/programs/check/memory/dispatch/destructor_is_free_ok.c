//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// For plain data the destructor is `free` itself.
extern void *malloc(unsigned long);
extern void free(void *);

struct box {
    void *content;
    void (*drop)(void *);
};
static void nothing(void *content) {
    (void)content;
}
int main(void) {
    static int shared = 1;
    struct box boxes[2] = {{malloc(4), free}, {&shared, nothing}};
    for (int i = 0; i < 2; i++) {
        boxes[i].drop(boxes[i].content);
    }
    return 0;
}
