//@ truth: false
//@ expect[auto]: false
/* Days relative to a known Monday; in C the remainder of a negative number is negative. */
#include <stdio.h>

static const char day_letter[7] = { 'M', 'T', 'W', 'T', 'F', 'S', 'S' };

static char letter(int days_from_monday)
{
    return day_letter[days_from_monday % 7]; //~ VIOLATION out-of-bounds-read
}

int main(void)
{
    char row[15];
    int i, offset;

    for (i = 0; i < 14; i++)
        row[i] = letter(i);
    row[14] = '\0';
    puts(row);
    for (offset = -3; offset <= 3; offset++)
        putchar(letter(offset));
    putchar('\n');
    return 0;
}
