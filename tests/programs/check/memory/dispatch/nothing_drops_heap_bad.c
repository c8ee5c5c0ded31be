//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
