//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-first-prefix]: true
//@ expect[value-location]: true
//@ expect[value-all]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[loops]: unknown
extern void reach_error(void);
int main(void) {
    int count = 0;
    for (int i = 0; i < 6; i++) {
        for (int j = i; j < 6; j++) {
            count++;
        }
    }
    if (count != 21) {
        reach_error();
    }
    return 0;
}
