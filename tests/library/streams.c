// <stdio.h>: streams.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include "faults.h"

int main(void) {
    FILE *none = 0;
    char *line = 0, open[2] = {'a', 'b'};
    size_t room = 0;
    switch (LINE) {
    FAULT fopen(0, "r"); break;
    FAULT fopen("a", 0); break;
    FAULT fopen(open, "r"); break;
    FAULT fopen64(0, "r"); break;
    FAULT fflush((FILE *)open); break;
    FAULT fclose(none); break;
    FAULT fclose(stdin); getchar(); break;
    FAULT fclose(stdout); puts("gone"); break;
    FAULT fgetc(none); break;
    FAULT getc(none); break;
    FAULT ungetc('a', none); break;
    FAULT fputc('a', none); break;
    FAULT putc('a', none); break;
    FAULT getline(0, &room, stdin); break;
    FAULT getline(&line, 0, stdin); break;
    FAULT getline(&line, &room, none); break;
    FAULT getdelim(&line, &room, ':', none); break;
    FAULT getline(&line, &room, stdin); line = 0; break;
    FAULT feof(none); break;
    FAULT ferror(none); break;
    FAULT clearerr(none); break;
    FAULT rewind(none); break;
    FAULT fseek(none, 0, SEEK_SET); break;
    FAULT ftell(none); break;
    FAULT fseeko(none, 0, SEEK_SET); break;
    FAULT ftello(none); break;
    FAULT fileno(none); break;
    FAULT setbuf(none, 0); break;
    FAULT setvbuf(none, 0, _IOFBF, 8); break;
    FAULT setbuffer(none, 0, 8); break;
    FAULT fputs(0, stdout); break;
    FAULT remove(0); break;
    FAULT unlink(open); break;
    FAULT rename("a", 0); break;
    FAULT perror(open); break;
    }
    FILE *file = fopen("/nowhere/a", "r");
    if (file) fclose(file);
    file = fopen64("/nowhere/a", "r");
    if (file) fclose(file);
    fflush(0);
    setvbuf(stderr, 0, _IONBF, 0);
    setbuffer(stderr, 0, 0);
    rewind(stdin);
    printf("%d %d\n", fseek(stdin, 0, SEEK_SET), fseeko(stdin, 0, SEEK_SET));
    printf("%ld %ld\n", ftell(stdin), (long)ftello(stdin));
    fflush(stdout);
    setbuf(stdin, 0);
    printf("%d\n", fgetc(stdin));
    printf("%d %d\n", getc(stdin), getchar());
    printf("%d %d\n", feof(stdin) != 0, ferror(stdin));
    clearerr(stdin);
    printf("%d\n", ungetc('a', stdin));
    fputc('b', stdout);
    putc('c', stdout);
    putchar('\n');
    fputs("d\n", stdout);
    if (getline(&line, &room, stdin) < 0) puts("end");
    if (getdelim(&line, &room, ':', stdin) < 0) puts("end");
    free(line);
    printf("%d %d\n", fileno(stdout), remove("/nowhere/a"));
    printf("%d %d\n", unlink("/nowhere/a"), rename("/nowhere/a", "/nowhere/b"));
    return 0;
}
