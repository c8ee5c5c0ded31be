#include <stdio.h>
extern char **environ;
int main(int argc, char **argv, char **envp) {
    printf("%d %d %d\n", envp == environ, environ != 0, envp == argv);
    return 0;
}
