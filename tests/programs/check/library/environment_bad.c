//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// What is not set has no characters.
extern char *getenv(const char *);
extern unsigned long strlen(const char *);
int main(void) {
    return strlen(getenv("CARVE_IS_NOT_SET")) > 3; //~ VIOLATION
}
