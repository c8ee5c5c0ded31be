// <libgen.h>
#include <libgen.h>
#include <stdio.h>
#include "faults.h"

int main(void) {
    char path[16] = "/usr/lib/a.c", other[16] = "/usr/lib", open[2] = {'a', 'b'};
    switch (LINE) {
    FAULT __xpg_basename(open); break;
    FAULT dirname(open); break;
    }
    printf("%d\n", __xpg_basename(path) == path + 9);
    printf("%d\n", dirname(other) == other);
    return 0;
}
