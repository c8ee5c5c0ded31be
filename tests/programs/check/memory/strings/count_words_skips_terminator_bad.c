//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The step over the space after a word also steps over the end of the text.
extern void *malloc(unsigned long);
extern void free(void *);
extern char *strcpy(char *, const char *);
static int count_words(const char *p) {
    int words = 0;
    while (*p) { //~ VIOLATION valid-deref
        words++;
        while (*p && *p != ' ') {
            p++;
        }
        p++;
    }
    return words;
}
int main(void) {
    char *line = malloc(5);
    strcpy(line, "a bc");
    int words = count_words(line);
    free(line);
    return words;
}
