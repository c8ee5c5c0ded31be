//@ truth: true
//@ args: Anna
//@ expect[auto]: true
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static bool is_palindrome(const char *word)
{
    size_t left = 0;
    size_t right = strlen(word);

    while (left < right) {
        right--;
        if (tolower((unsigned char)word[left]) != tolower((unsigned char)word[right])) {
            return false;
        }
        left++;
    }
    return true;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: palindrome WORD\n");
        return 2;
    }
    if (is_palindrome(argv[1])) {
        printf("%s is a palindrome\n", argv[1]);
        return 0;
    }
    printf("%s is none\n", argv[1]);
    return 1;
}
