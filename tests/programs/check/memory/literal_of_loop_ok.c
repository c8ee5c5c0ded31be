//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// What the parts of a `for` statement make lives as long as the whole loop, and what a `while` tests too.
int main(void) {
    int *p, *q = 0, n = 2, s = 0;
    for (p = &(int){ 1 }; n > 0; n--) {
        *p += n;
        s += *p;
    }
    while (q ? *q : (q = &(int){ 1 }, 1)) {
        *q = 0;
    }
    switch (*(p = &(int){ 3 })) {
    case 3: s += *p;
    }
    return s - 9;
}
