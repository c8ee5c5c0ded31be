// <stdio.h> without locks.
#define _GNU_SOURCE
#include <stdio.h>
#include "faults.h"

int main(void) {
    FILE *no_file = 0;
    char open[2] = {'a', 'b'};
    switch (LINE) {
    FAULT fputs_unlocked(0, stdout); break;
    FAULT fputs_unlocked(open, stdout); break;
    FAULT fputs_unlocked("a", no_file); break;
    FAULT fputc_unlocked('a', no_file); break;
    FAULT putc_unlocked('a', no_file); break;
    FAULT fgetc_unlocked(no_file); break;
    FAULT getc_unlocked(no_file); break;
    FAULT feof_unlocked(no_file); break;
    FAULT ferror_unlocked(no_file); break;
    FAULT clearerr_unlocked(no_file); break;
    FAULT fileno_unlocked(no_file); break;
    FAULT flockfile(no_file); break;
    FAULT funlockfile(no_file); break;
    }
    flockfile(stdout);
    fputs_unlocked("ab", stdout);
    fputc_unlocked('c', stdout);
    putc_unlocked('d', stdout);
    putchar_unlocked('\n');
    funlockfile(stdout);
    printf("%d %d\n", fgetc_unlocked(stdin), getc_unlocked(stdin));
    printf("%d\n", getchar_unlocked());
    printf("%d %d %d\n", feof_unlocked(stdin) != 0, ferror_unlocked(stdin), fileno_unlocked(stdin));
    clearerr_unlocked(stdin);
    return 0;
}
