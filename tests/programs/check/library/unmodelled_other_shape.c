//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A function of the same name that takes something else is not the library's: as of any other it is assumed that it writes nothing.
struct device { int state; };
extern int sendfile(struct device *);
extern void reach_error(void);
int main(void) {
    struct device device = {1};
    sendfile(&device);
    if (device.state != 1)
        reach_error();
    return 0;
}
