#include <time.h>
int main(void) {
    char text[25];
    time_t when = 0;
    ctime_r(&when, text); //~ out-of-bounds-write
    return 0;
}
