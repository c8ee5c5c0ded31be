// Functions that ask nothing of their arguments and give pointers.
//@ only checked
#define _GNU_SOURCE
#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    if (!localeconv()) return 1;
    nl_langinfo(CODESET);
    ttyname(0);
    getlogin();
    strsignal(3);
    return 0;
}
