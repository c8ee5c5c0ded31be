//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
#include <unistd.h>
int main(void) {
    char text[16];
    ssize_t count = read(0, text, sizeof text);
    text[count] = 0; //~ VIOLATION
    return 0;
}
