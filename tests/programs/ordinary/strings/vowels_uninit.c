//@ truth: false
//@ expect[auto]: false
#include <stdio.h>
#include <string.h>

int is_vowel(char c)
{
    return c != '\0' && strchr("aeiouAEIOU", c) != NULL;
}

int main(void)
{
    const char *text = "Programming is understanding";
    int vowels, others = 0;
    int i;

    for (i = 0; text[i] != '\0'; i++) {
        if (is_vowel(text[i]))
            vowels++;
        else
            others++;
    }
    if (vowels > others) //~ VIOLATION uninitialised
        printf("more vowels\n");
    else
        printf("more consonants\n");
    return 0;
}
