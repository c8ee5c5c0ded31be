//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned long strlen(const char *);
extern char *strcpy(char *, const char *);
extern char *strchr(const char *, int);
int main(void) {
    char *setting = malloc(6);
    strcpy(setting, "k=vv");
    char *equals = strchr(setting, '=');
    int length = 0;
    if (equals) {
        *equals = 0;
        length = strlen(setting) + strlen(equals + 1);
    }
    free(setting);
    return length;
}
