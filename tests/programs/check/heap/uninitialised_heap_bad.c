//@ property: unreach-call
//@ truth: false
extern void *malloc(unsigned long);
extern void reach_error(void);
int main(void) {
    int *p = malloc(sizeof(int));
    if (*p == 5) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
