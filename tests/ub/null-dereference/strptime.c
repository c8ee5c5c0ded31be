#define _GNU_SOURCE
#include <time.h>
int main(void) {
    strptime("2020", "%Y", NULL); //~ null-dereference
    return 0;
}
