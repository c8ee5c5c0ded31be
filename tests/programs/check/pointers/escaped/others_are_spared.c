//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// What memory outside the program gives back is what has escaped there: a write through it spares all else.
extern void reach_error(void);
struct device {
    void *data;
};
struct card {
    int state;
};
extern struct device *find_device(void);
static int mode = 1;
int *watched = &mode;
int main(void) {
    struct card card = {0}, *back;
    struct device *device = find_device();
    if (!device)
        return 0;
    device->data = &card;
    back = device->data;
    back->state = 2;
    if (*watched != 1)
        reach_error();
    return 0;
}
