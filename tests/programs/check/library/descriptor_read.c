//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <unistd.h>
int main(void) {
    char text[16];
    ssize_t count = read(0, text, sizeof text - 1);
    if (count < 0)
        return 1;
    text[count] = 0;
    return write(1, text, (size_t)count) < 0;
}
