//@ property: no-unsequenced
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
int main(void) {
    int i = 0, a[2] = {1, 2};
    a[i] = i++;  //~ VIOLATION
    return a[0];
}
