//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);
extern void free(void *);
static void copy(char *to, const char *from) {
    while ((*to++ = *from++)) { //~ VIOLATION valid-deref
    }
}
int main(void) {
    const char *city = "Turin";
    char *mine = malloc(5);
    copy(mine, city);
    free(mine);
    return 0;
}
