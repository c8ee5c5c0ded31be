//@ property: no-ub
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    struct node *next;
    char word[4];
};

int main(void) {
    struct node *all = NULL;
    char word[4];
    while (scanf("%3s", word) == 1) {
        struct node *new = malloc(sizeof *new);
        if (new == NULL)
            break;
        strcpy(new->word, word);
        new->next = all;
        all = new;
    }
    int found = 0;
    while (all) {
        struct node *next = all->next;
        free(all);
        all = next;
        found = 1;
    }
    return found;
}
