//@ truth: false
//@ stdin: hello [World]\n
//@ expect[auto]: false
/* Counts letters; a slip of the finger in the second range. */
#include <stdio.h>

int main(void)
{
    int counts[26] = { 0 }, c;

    while ((c = getchar()) != EOF) {
        if (c >= 'a' && c <= 'z')
            counts[c - 'a']++;
        else if (c >= 'A' && c <= 'z')
            counts[c - 'A']++; //~ VIOLATION out-of-bounds-read
    }
    for (int i = 0; i < 26; i++) {
        if (counts[i] > 0)
            printf("%c %d\n", 'a' + i, counts[i]);
    }
    return 0;
}
