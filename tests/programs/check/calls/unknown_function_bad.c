//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-first-prefix]: false
//@ expect[value-location]: false
//@ expect[value-all]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
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
