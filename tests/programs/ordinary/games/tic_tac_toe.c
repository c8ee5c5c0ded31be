//@ truth: true
//@ args: 4 0 8 2 6
//@ expect[auto]: true
/* Plays the moves given as arguments: the numbers 0 to 8. */
#include <stdio.h>
#include <string.h>

static char board[9];

static char winner(void)
{
    static const unsigned char line[8][3] = {
        { 0, 1, 2 }, { 3, 4, 5 }, { 6, 7, 8 }, { 0, 3, 6 },
        { 1, 4, 7 }, { 2, 5, 8 }, { 0, 4, 8 }, { 2, 4, 6 },
    };

    for (int i = 0; i < 8; i++) {
        char c = board[line[i][0]];
        if (c != ' ' && c == board[line[i][1]] && c == board[line[i][2]])
            return c;
    }
    return ' ';
}

int main(int argc, char **argv)
{
    char player = 'X';

    memset(board, ' ', sizeof board);
    for (int i = 1; i < argc && i <= 9; i++) {
        const char *move = argv[i];
        if (move[0] < '0' || move[0] > '8' || move[1] != '\0') {
            printf("bad move: %s\n", move);
            return 1;
        }
        if (board[move[0] - '0'] != ' ') {
            printf("taken: %s\n", move);
            return 1;
        }
        board[move[0] - '0'] = player;
        if (winner() != ' ')
            break;
        player = player == 'X' ? 'O' : 'X';
    }
    for (int r = 0; r < 3; r++)
        printf("%c|%c|%c\n", board[3 * r], board[3 * r + 1], board[3 * r + 2]);
    return 0;
}
