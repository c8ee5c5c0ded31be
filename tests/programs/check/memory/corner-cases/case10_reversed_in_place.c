//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// Two pointers meet in the middle.
extern unsigned long strlen(const char *);
extern int strcmp(const char *, const char *);
extern void reach_error(void);

int main(void) {
    char word[] = "stressed";
    char *left = word, *right = word + strlen(word) - 1;
    while (left < right) {
        char c = *left;
        *left++ = *right;
        *right-- = c;
    }
    if (strcmp(word, "desserts") != 0 || word[8] != 0) {
        reach_error();
    }
    return 0;
}
