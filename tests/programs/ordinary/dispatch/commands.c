//@ truth: true
//@ args: add 3 4
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*command_fn)(int argc, char **argv);

static int cmd_help(int argc, char **argv);

static int cmd_echo(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        printf("%s%s", argv[i], i + 1 < argc ? " " : "");
    putchar('\n');
    return 0;
}

static int cmd_add(int argc, char **argv)
{
    unsigned long sum = 0;

    for (int i = 1; i < argc; i++)
        sum += strtoul(argv[i], NULL, 10);
    printf("%lu\n", sum);
    return 0;
}

static const struct command {
    const char *name;
    command_fn run;
} commands[] = {
    { "help", cmd_help },
    { "echo", cmd_echo },
    { "add", cmd_add },
};

#define NCOMMANDS (sizeof(commands) / sizeof(commands[0]))

static int cmd_help(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    for (size_t i = 0; i < NCOMMANDS; i++)
        printf("  %s\n", commands[i].name);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return cmd_help(0, NULL);
    for (size_t i = 0; i < NCOMMANDS; i++)
        if (strcmp(commands[i].name, argv[1]) == 0)
            return commands[i].run(argc - 1, argv + 1);
    fprintf(stderr, "unknown command: %s\n", argv[1]);
    return EXIT_FAILURE;
}
