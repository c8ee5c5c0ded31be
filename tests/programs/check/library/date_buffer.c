//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
#include <time.h>
int main(void) {
    char text[26];
    time_t when = 0;
    struct tm date;
    if (gmtime_r(&when, &date) == 0)
        return 1;
    return asctime_r(&date, text) != 0;
}
