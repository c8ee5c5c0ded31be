//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
extern unsigned long strlen(const char *);
extern char *strncpy(char *, const char *, unsigned long);
int main(void) {
    char code[4];
    strncpy(code, "DEBUG", 3);
    code[3] = 0;
    return strlen(code);
}
