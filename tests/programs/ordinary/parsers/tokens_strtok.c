//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <string.h>

#define MAX_TOKENS 8

static int split(char *text, char **tokens, int max)
{
    int n = 0;
    char *t;

    for (t = strtok(text, " ,"); t != NULL && n < max; t = strtok(NULL, " ,"))
        tokens[n++] = t;
    return n;
}

int main(void)
{
    char text[] = "mov eax, ebx , ecx";
    char *token[MAX_TOKENS];
    size_t letters = 0;
    int n = split(text, token, MAX_TOKENS);

    for (int i = 0; i < n; i++) {
        printf("%d: %s\n", i, token[i]);
        letters += strlen(token[i]);
    }
    return n == 4 && letters == 12 ? 0 : 1;
}
