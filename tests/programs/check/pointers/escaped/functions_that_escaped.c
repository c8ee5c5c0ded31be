//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// A pointer to a function that comes from outside leads to one that went there, or to code outside.
extern void reach_error(void);
struct device {
    void (*release)(int);
    void (*unset)(int);
};
extern struct device *find_device(void);
static int released;
static void release(int by) {
    released = by;
}
static void fail(int by) {
    reach_error();
}
void (*volatile never)(int) = fail;
int main(void) {
    struct device *device = find_device();
    if (!device)
        return 0;
    device->release = release;
    device->unset(1);
    return 0;
}
