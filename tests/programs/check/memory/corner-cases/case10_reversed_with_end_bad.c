//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The terminating zero takes part: the text becomes empty.
extern unsigned long strlen(const char *);
extern void reach_error(void);

int main(void) {
    char word[] = "stressed";
    char *left = word, *right = word + strlen(word);
    while (left < right) {
        char c = *left;
        *left++ = *right;
        *right-- = c;
    }
    if (word[0] == 0) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
