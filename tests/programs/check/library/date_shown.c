//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
