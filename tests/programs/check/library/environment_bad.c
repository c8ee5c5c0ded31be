//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// What is not set has no characters.
extern char *getenv(const char *);
extern unsigned long strlen(const char *);
int main(void) {
    return strlen(getenv("CARVE_IS_NOT_SET")) > 3; //~ VIOLATION
}
