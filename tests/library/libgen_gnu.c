// GNU's `basename`.
//@ only checked
#define _GNU_SOURCE
#include <string.h>
#include "faults.h"

int main(void) {
    char path[16] = "/usr/lib/a.c", open[2] = {'a', 'b'};
    switch (LINE) {
    FAULT basename(open); break;
    FAULT basename(0); break;
    }
    basename(path);
    return 0;
}
