//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The text lives in the frame of the function that made it.
extern int __VERIFIER_nondet_int(void);
static const char *yes_or_no(int answer) {
    char text[4] = "yes";
    const char *result = text;
    if (!answer) {
        result = "no";
    }
    return result;
}
int main(void) {
    const char *word = yes_or_no(__VERIFIER_nondet_int());
    return word[0]; //~ VIOLATION valid-deref
}
