//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// It may be the object that has escaped.
extern void reach_error(void);
struct device {
    void *data;
};
struct card {
    int state;
};
extern struct device *find_device(void);
int main(void) {
    struct card card = {0}, *back;
    struct device *device = find_device();
    if (!device)
        return 0;
    device->data = &card;
    back = device->data;
    back->state = 2;
    if (card.state == 2)
        reach_error(); //~ VIOLATION
    return 0;
}
