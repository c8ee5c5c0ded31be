//@ truth: false
//@ args: 4 9
//@ expect[auto]: false
#include <stdio.h>

char board[9] = { ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ' };

/* 1 done, 0 not possible */
int play(const char *move, char player)
{
    int at;

    if (move[0] < '0' || move[0] > '9' || move[1] != '\0')
        return 0;
    at = move[0] - '0';
    board[at] = player; //~ VIOLATION out-of-bounds-write
    return 1;
}

int main(int argc, char **argv)
{
    int i;
    char player = 'X';

    for (i = 1; i < argc && i < 10; i++) {
        if (!play(argv[i], player)) {
            printf("%s?\n", argv[i]);
            return 1;
        }
        player = player == 'X' ? 'O' : 'X';
    }
    for (i = 0; i < 9; i++) {
        putchar(board[i]);
        if (i % 3 == 2)
            putchar('\n');
    }
    return 0;
}
