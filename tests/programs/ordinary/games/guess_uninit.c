//@ truth: false
//@ expect[auto]: false
/* Asks for a number; at the end of input the answer was never set. */
#include <stdio.h>

static int ask(int low, int high)
{
    int answer;

    printf("A number from %d to %d? ", low, high);
    scanf("%9d", &answer);
    return answer;
}

int main(void)
{
    const int secret = 42;
    int tries;

    for (tries = 1; tries <= 7; tries++) {
        int guess = ask(1, 100);
        if (guess == secret) { //~ VIOLATION uninitialised
            printf("yes, after %d tries\n", tries);
            return 0;
        }
        puts(guess < secret ? "too small" : "too large");
    }
    printf("it was %d\n", secret);
    return 0;
}
