//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern char *strcpy(char *, const char *);
int main(void) {
    char greeting[8];
    const char *names[2] = {"Ada", "Grace"};
    for (int i = 0; i < 2; i++) {
        strcpy(greeting, names[i]);
    }
    return greeting[4] == 'e';
}
