//@ truth: true
//@ expect[auto]: true
#include <ctype.h>
#include <stdio.h>

static void dump(const void *data, size_t size)
{
    const unsigned char *p = data;
    size_t i, j;

    for (i = 0; i < size; i += 8) {
        printf("%04zx ", i);
        for (j = i; j < i + 8; j++) {
            if (j < size)
                printf(" %02x", p[j]);
            else
                printf("   ");
        }
        printf("  ");
        for (j = i; j < size && j < i + 8; j++)
            putchar(isprint(p[j]) ? p[j] : '.');
        putchar('\n');
    }
}

int main(void)
{
    static const struct { char magic[4]; unsigned char version[2]; char name[12]; } header = {
        { 'E', 'L', 'F', 0x7f }, { 1, 200 }, "test\n"
    };

    dump(&header, sizeof header);
    return 0;
}
