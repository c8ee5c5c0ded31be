//@ truth: true
//@ expect[auto]: true
/* Wraps a paragraph to a given width. */
#include <stdio.h>
#include <string.h>

#define WIDTH 20

static int wrap(const char *text, char *out, size_t size)
{
    size_t column = 0, used = 0;
    int lines = 1;

    while (*text) {
        size_t len = strcspn(text, " ");
        if (column > 0 && column + 1 + len > WIDTH) {
            if (used + 1 >= size)
                return -1;
            out[used++] = '\n';
            column = 0;
            lines++;
        } else if (column > 0) {
            if (used + 1 >= size)
                return -1;
            out[used++] = ' ';
            column++;
        }
        if (used + len >= size)
            return -1;
        memcpy(out + used, text, len);
        used += len;
        column += len;
        text += len;
        text += strspn(text, " ");
    }
    out[used] = '\0';
    return lines;
}

int main(void)
{
    char page[80];
    int lines = wrap("now is the time for all good men to come to the aid", page, sizeof page);

    if (lines < 0) {
        puts("too long");
        return 1;
    }
    printf("%s\n%d lines\n", page, lines);
    return 0;
}
