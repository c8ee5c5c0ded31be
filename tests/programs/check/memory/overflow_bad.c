//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
static int middle(int low, int high) { return (low + high) / 2; } //~ VIOLATION no-overflow
int main(void) {
    middle(10, 20);
    return middle(2147483637, 2147483647);
}
