// <stdio.h>: functions that are only checked.
//@ only checked
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    FILE *no_file = 0;
    fpos_t place = {0}, *nowhere = 0, *gone = malloc(sizeof *gone);
    char open[2] = {'a', 'b'};
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT fgetpos(no_file, &place); break;
    FAULT fgetpos(stdin, nowhere); break;
    FAULT fgetpos(stdin, gone); break;
    FAULT fsetpos(no_file, &place); break;
    FAULT fsetpos(stdin, nowhere); break;
    FAULT fsetpos(stdin, gone); break;
    FAULT putw(1, no_file); break;
    FAULT getw(no_file); break;
    FAULT psignal(2, open); break;
    }
    if (fgetpos(stdin, &place) == 0) fsetpos(stdin, &place);
    putw(3, stderr);
    getw(stdin);
    psignal(2, "signal");
    psignal(2, 0);
    return 0;
}
