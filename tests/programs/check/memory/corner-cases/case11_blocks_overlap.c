//@ property: unreach-call
//@ truth: open
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// What `memcpy` makes of bytes that overlap is left to the library.
extern void *memcpy(void *, const void *, unsigned long);
extern void reach_error(void);

int main(void) {
    char text[8] = "abcdefg";
    memcpy(text + 1, text, 6);
    if (text[6] != 'f') {
        reach_error();
    }
    return 0;
}
