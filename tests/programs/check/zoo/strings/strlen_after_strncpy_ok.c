//@ property: valid-memsafety
//@ truth: true
//@ expect[smg]: true
//@ expect[smg-cegar]: true
//@ expect[smg-symexec]: true
//@ expect[loops]: true
extern unsigned long strlen(const char *);
extern char *strncpy(char *, const char *, unsigned long);
int main(void) {
    char code[4];
    strncpy(code, "DEBUG", 3);
    code[3] = 0;
    return strlen(code);
}
