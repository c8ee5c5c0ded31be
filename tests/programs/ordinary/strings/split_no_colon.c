//@ truth: false
//@ args: localhost
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* host:port */
static int split(char *address, char **port)
{
    char *colon = strchr(address, ':');
    *colon = '\0'; //~ VIOLATION null-dereference
    *port = colon + 1;
    return strlen(address) > 0;
}

int main(int argc, char **argv)
{
    char copy[64];
    char *port;

    if (argc != 2 || strlen(argv[1]) >= sizeof(copy))
        return EXIT_FAILURE;
    strcpy(copy, argv[1]);
    if (!split(copy, &port)) {
        fprintf(stderr, "no host\n");
        return EXIT_FAILURE;
    }
    printf("host %s port %s\n", copy, port);
    return EXIT_SUCCESS;
}
