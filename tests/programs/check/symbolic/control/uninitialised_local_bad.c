//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
extern void reach_error(void);
int main(void) {
    unsigned x;
    unsigned char bytes[2];
    if (x > 5 && x < 7 && bytes[0] == 3 && bytes[1] != 3) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
