//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The innermost link is kept beyond its call.
struct frame {
    const struct frame *outer;
    int number;
};
static const struct frame *innermost;
static void descend(const struct frame *outer, int depth) {
    struct frame mine = {outer, depth};
    innermost = &mine;
    if (depth > 0) {
        descend(&mine, depth - 1);
    }
}
int main(void) {
    descend(0, 3);
    return innermost->number; //~ VIOLATION valid-deref
}
