//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The value lies inside the block of the whole setting.
extern void *malloc(unsigned long);
extern void free(void *);
extern char *strcpy(char *, const char *);
extern char *strchr(const char *, int);
int main(void) {
    char *setting = malloc(4);
    strcpy(setting, "k=v");
    char *value = strchr(setting, '=') + 1;
    int first = *value;
    free(value); //~ VIOLATION valid-free
    return first;
}
