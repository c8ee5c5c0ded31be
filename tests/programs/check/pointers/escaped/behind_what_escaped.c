//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// What can be reached from an object that has escaped has escaped too, also what is put there later.
extern void reach_error(void);
struct device {
    void *data;
};
struct card {
    int *state;
};
extern struct device *find_device(void);
int main(void) {
    int state = 0;
    struct card card = {0}, *back;
    struct device *device = find_device();
    if (!device)
        return 0;
    device->data = &card;
    card.state = &state;
    back = device->data;
    *back->state = 2;
    if (state == 2)
        reach_error(); //~ VIOLATION
    return 0;
}
