//@ truth: false
//@ expect[auto]: false
/* Fixed-width records: names of exactly eight characters are not terminated. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 8

static char *make_field(const char *src)
{
    char *field = malloc(WIDTH);

    if (field != NULL)
        strncpy(field, src, WIDTH);
    return field;
}

int main(void)
{
    static const char *const src[] = { "anna", "benjamin", "cleo" };
    size_t total = 0;

    for (int i = 0; i < 3; i++) {
        char *f = make_field(src[i]);
        if (f == NULL)
            return 1;
        total += strlen(f); //~ VIOLATION out-of-bounds-read
        free(f);
    }
    printf("%zu characters\n", total);
    return 0;
}
