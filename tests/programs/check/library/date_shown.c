//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
#include <stdio.h>
#include <time.h>
int main(void) {
    time_t now = time(NULL);
    struct tm *date = localtime(&now);
    char text[64];
    if (strftime(text, sizeof text, "%Y-%m-%d", date) > 0)
        puts(text);
    printf("%d %s", date->tm_year, ctime(&now));
    return 0;
}
