//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
#include <unistd.h>
int main(void) {
    char text[16];
    ssize_t count = read(0, text, sizeof text);
    text[count] = 0; //~ VIOLATION
    return 0;
}
