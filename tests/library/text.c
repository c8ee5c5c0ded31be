// <string.h>: strings.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "faults.h"

int main(void) {
    char text[8] = "abc", small[2] = "x", open[2] = {'a', 'b'}, unwritten[4], *none = 0, *save, *list;
    switch (LINE) {
    FAULT strlen(none); break;
    FAULT strlen(open); break;
    FAULT strlen(unwritten); break;
    FAULT strnlen(none, 2); break;
    FAULT strnlen(open, 3); break;
    FAULT strcpy(small, text); break;
    FAULT strcpy(none, text); break;
    FAULT strcpy(text, open); break;
    FAULT strcpy(text + 1, text); break;
    FAULT stpcpy(small, text); break;
    FAULT strncpy(small, text, 4); break;
    FAULT stpncpy(small, text, 4); break;
    FAULT strncpy(text, none, 4); break;
    FAULT strcat(text, "defgh"); break;
    FAULT strcat(open, "d"); break;
    FAULT strncat(text, "defgh", 5); break;
    FAULT strncat(text, none, 5); break;
    FAULT strdup(none); break;
    FAULT strdup(text); break;
    FAULT strndup(text, 2); break;
    FAULT strndup(open, 3); break;
    FAULT strcmp(text, none); break;
    FAULT strcmp(open, "abc"); break;
    FAULT strcoll(none, text); break;
    FAULT strncmp(text, none, 1); break;
    FAULT strncmp(open, "abc", 3); break;
    FAULT strcasecmp(none, text); break;
    FAULT strncasecmp(open, "abc", 3); break;
    FAULT strchr(none, 'a'); break;
    FAULT strchr(open, 'c'); break;
    FAULT index(open, 'c'); break;
    FAULT strrchr(open, 'a'); break;
    FAULT rindex(none, 'a'); break;
    FAULT strstr(text, none); break;
    FAULT strstr(open, "c"); break;
    FAULT strspn(open, "ab"); break;
    FAULT strcspn(open, "c"); break;
    FAULT strpbrk(none, "c"); break;
    FAULT strtok("a,b", ","); break;
    FAULT strtok(open, ","); break;
    FAULT strtok_r(text, none, &save); break;
    FAULT strsep(0, ","); break;
    FAULT strerror(1)[100] = 'a'; break;
    }
    printf("%zu %zu\n", strlen(text), strnlen(open, 2));
    strcpy(small, "y");
    printf("%d\n", stpcpy(text, "ab") == text + 2);
    strncpy(text, "abc", 4);
    stpncpy(small, "z", 2);
    strcat(text, "de");
    strncat(text, "fgh", 1);
    printf("%s\n", text);
    char *copy = strdup(text), *part = strndup(text, 2);
    if (copy && part) printf("%s %s\n", copy, part);
    free(copy);
    free(part);
    printf("%d %d %d\n", strcmp(text, "abcdef"), strcoll("a", "a"), strncmp(text, "abx", 2));
    printf("%d %d\n", strcasecmp("aB", "Ab"), strncasecmp("aBc", "Abd", 2));
    printf("%d %d\n", strchr(text, 'b') == text + 1, index(text, 'c') == text + 2);
    printf("%d %d\n", strrchr(text, 'a') == text, rindex(text, 'z') == 0);
    printf("%d %zu %zu\n", strstr(text, "cd") == text + 2, strspn(text, "abc"), strcspn(text, "d"));
    printf("%d\n", strpbrk(text, "xc") == text + 2);
    char words[8] = "a,b";
    printf("%s", strtok(words, ","));
    printf("%s\n", strtok(0, ","));
    char more[8] = "c;d";
    printf("%s\n", strtok_r(more, ";", &save));
    char last[8] = "e f";
    list = last;
    printf("%s\n", strsep(&list, " "));
    printf("%d\n", strerror(2) != 0);
    return 0;
}
