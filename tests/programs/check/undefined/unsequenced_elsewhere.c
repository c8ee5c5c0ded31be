//@ property: valid-deref
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
int main(void) {
    int i = 0, a[2] = {1, 2};
    a[i] = i++;
    return a[0];
}
