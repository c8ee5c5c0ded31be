//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-first-prefix]: false
//@ expect[value-location]: false
//@ expect[value-all]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);
extern void reach_error(void);
int main(void) {
    int *p = malloc(sizeof(int));
    if (*p == 5) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
