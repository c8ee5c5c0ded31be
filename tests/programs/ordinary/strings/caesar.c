//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <ctype.h>

static char rotate(char c, int k)
{
    if (c >= 'a' && c <= 'z')
        return (char)('a' + (c - 'a' + k) % 26);
    if (c >= 'A' && c <= 'Z')
        return (char)('A' + (c - 'A' + k) % 26);
    return c;
}

static void encode(char *text, int key)
{
    int k = key % 26;

    if (k < 0)
        k += 26;
    for (char *p = text; *p != '\0'; ++p)
        *p = rotate(*p, k);
}

int main(void)
{
    char message[] = "Attack at Dawn!";
    int i, letters = 0;

    encode(message, 29);
    printf("%s\n", message);
    encode(message, -29);
    printf("%s\n", message);
    for (i = 0; message[i]; i++) {
        if (isalpha((unsigned char)message[i]))
            letters++;
    }
    return letters == 12 ? 0 : 1;
}
