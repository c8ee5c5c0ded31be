//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// Every call has a link in its frame to the one before.
struct frame {
    const struct frame *outer;
    int number;
};
static int descend(const struct frame *outer, int depth) {
    struct frame mine = {outer, depth};
    if (depth > 0) {
        return descend(&mine, depth - 1);
    }
    int sum = 0;
    for (const struct frame *f = &mine; f; f = f->outer) {
        sum += f->number;
    }
    return sum;
}
int main(void) {
    return descend(0, 4) - 10;
}
