//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value]: false
//@ expect[value-first-prefix]: false
//@ expect[value-location]: false
//@ expect[value-all]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
static int middle(int low, int high) { return (low + high) / 2; } //~ VIOLATION no-overflow
int main(void) {
    middle(10, 20);
    return middle(2147483637, 2147483647);
}
