//@ truth: false
//@ expect[auto]: false
/* Fills in the digits of a file name template. */
#include <stdio.h>
#include <string.h>

struct template {
    char *text;
    int number;
};

static void fill(struct template *t)
{
    char *p = t->text + strlen(t->text);
    int n = t->number;

    while (p > t->text) {
        p--;
        if (*p == '#') {
            *p = (char)('0' + n % 10); //~ VIOLATION write-to-literal
            n /= 10;
        }
    }
}

int main(void)
{
    char name[] = "img###.png";
    struct template t[2] = { { name, 42 }, { "page##.txt", 7 } };

    for (int i = 0; i < 2; i++) {
        fill(&t[i]);
        puts(t[i].text);
    }
    return 0;
}
