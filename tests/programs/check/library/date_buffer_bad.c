//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
#include <time.h>
int main(void) {
    char text[25];
    time_t when = 0;
    return ctime_r(&when, text) != 0; //~ VIOLATION
}
