//@ truth: false
//@ expect[auto]: false
/* The names of the table are literals. */
#include <stdio.h>
#include <ctype.h>

char *names[] = { "alice", "bob", "carol" };

/* make the first letter a capital one */
void capitalize(char *s)
{
    if (*s != '\0')
        *s = toupper((unsigned char)*s); //~ VIOLATION write-to-literal
}

int main()
{
    int i;
    for (i = 0; i < 3; i++) {
        capitalize(names[i]);
    }
    for (i = 0; i < 3; i++) {
        printf("%d: %s\n", i + 1, names[i]);
    }
    return 0;
}
