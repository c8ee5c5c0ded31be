//@ truth: false
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char owner[20];
    long balance;
} Account;

Account accounts[3] = {
    { "alice", 120 },
    { "bob", 40 },
    { "carol", 15 },
};

Account *find_account(const char *owner)
{
    int i;
    for (i = 0; i < 3; i++) {
        if (strcmp(accounts[i].owner, owner) == 0)
            return &accounts[i];
    }
    return NULL;
}

void deposit(const char *owner, long amount)
{
    Account *a = find_account(owner);
    a->balance += amount; //~ VIOLATION null-dereference
    printf("%s now has %ld\n", a->owner, a->balance);
}

int main(void)
{
    deposit("bob", 60);
    deposit("alice", -20);
    deposit("Carol", 5);
    return EXIT_SUCCESS;
}
