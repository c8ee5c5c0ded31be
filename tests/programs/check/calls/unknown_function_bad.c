//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int sensor(void);
extern void reach_error(void);
int main(void) {
    if (sensor() == 4242) {
        if (sensor() == 17) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}
