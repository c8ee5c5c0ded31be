//@ link: externs_part.c
#include <stdio.h>
extern int shared;
extern const char *name;
int mine = 3;
static int hidden = 100;
int bump(int);
int read_mine(void);
int get_hidden(void);
extern int table[];
extern struct pt { int x, y; } origin;
int tent;
static int helper(int x) { return x + 1000; }
int call_helper(int);
int main(void) {
    printf("%d %s\n", shared, name); shared = 50; printf("%d\n", bump(5));
    printf("%d\n", shared); mine++; printf("%d\n", read_mine());
    printf("%d %d\n", hidden, get_hidden()); printf("%d\n", table[2]); origin.y = 9;
    printf("%d %d\n", origin.x, origin.y); tent += 2; printf("%d\n", tent);
    printf("%d %d\n", helper(1), call_helper(1)); return read_mine();
}
