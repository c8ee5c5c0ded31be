//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Each case has a block of its own.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    const char *unit;
    switch (__VERIFIER_nondet_int()) {
    case 0: {
        char text[3] = "mm";
        unit = text;
        break;
    }
    default:
        unit = "m";
    }
    return unit[0]; //~ VIOLATION valid-deref
}
