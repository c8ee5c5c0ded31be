//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The distance of two objects is a number that leads from one to the other.
extern void reach_error(void);
static int mode = 1;
int main(void) {
    int here = 0;
    unsigned long distance = (unsigned long)&mode - (unsigned long)&here, place;
    place = (unsigned long)&here + distance;
    *(int *)place = 2;
    if (mode == 2)
        reach_error(); //~ VIOLATION
    return 0;
}
