//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
struct device {
    void (*release)(int);
};
extern struct device *find_device(void);
static void fail(int by) {
    if (by == 1)
        reach_error(); //~ VIOLATION
}
int main(void) {
    struct device *device = find_device();
    if (!device)
        return 0;
    device->release = fail;
    device->release(1);
    return 0;
}
