// The environment.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    char open[2] = {'a', 'b'};
    switch (LINE) {
    FAULT getenv(0); break;
    FAULT getenv(open); break;
    FAULT secure_getenv(0); break;
    FAULT getenv("NO_SUCH_NAME")[0]; break;
    }
    char *value = getenv("NO_SUCH_NAME");
    printf("%d %d\n", value != 0, secure_getenv("NO_SUCH_NAME") != 0);
    return 0;
}
