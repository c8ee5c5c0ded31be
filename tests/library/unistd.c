// Files and folders by name, and descriptors.
//@ only checked
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include "faults.h"

int main(void) {
    char bytes[8] = "abc", open_text[2] = {'a', 'b'}, *none = 0, *gone = malloc(8);
    struct stat facts, *no_facts = 0;
    int ends[2], *no_ends = 0;
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT read(0, none, 8); break;
    FAULT read(0, gone, 8); break;
    FAULT read(0, open_text, 8); break;
    FAULT pread(0, none, 8, 0); break;
    FAULT write(1, none, 8); break;
    FAULT write(1, bytes, 9); break;
    FAULT pwrite(1, gone, 8, 0); break;
    FAULT open(none, O_RDONLY); break;
    FAULT open(open_text, O_RDONLY); break;
    FAULT open64(none, O_RDONLY); break;
    FAULT creat(none, 0600); break;
    FAULT access(none, R_OK); break;
    FAULT chdir(open_text); break;
    FAULT rmdir(none); break;
    FAULT mkdir(none, 0700); break;
    FAULT mkfifo(none, 0600); break;
    FAULT chmod(none, 0600); break;
    FAULT chown(none, 1, 1); break;
    FAULT truncate(none, 1); break;
    FAULT link("a", none); break;
    FAULT link(open_text, "a"); break;
    FAULT symlink(none, "a"); break;
    FAULT symlink("a", open_text); break;
    FAULT readlink(none, bytes, 8); break;
    FAULT readlink("a", gone, 8); break;
    FAULT stat(none, &facts); break;
    FAULT stat("a", no_facts); break;
    FAULT stat("a", (struct stat *)bytes); break;
    FAULT lstat("a", no_facts); break;
    FAULT fstat(0, no_facts); break;
    FAULT fstat(0, (struct stat *)bytes); break;
    FAULT gethostname(none, 8); break;
    FAULT gethostname(gone, 8); break;
    FAULT pipe(no_ends); break;
    FAULT pipe((int *)open_text); break;
    }
    read(-1, bytes, 8);
    pread(-1, bytes, 8, 0);
    write(-1, bytes, 4);
    pwrite(-1, bytes, 4, 0);
    open("/nowhere/a", O_RDONLY);
    open64("/nowhere/a", O_RDONLY);
    creat("/nowhere/a", 0600);
    access("/nowhere/a", R_OK);
    chdir("/nowhere/a");
    rmdir("/nowhere/a");
    mkdir("/nowhere/a", 0700);
    mkfifo("/nowhere/a", 0600);
    chmod("/nowhere/a", 0600);
    chown("/nowhere/a", 1, 1);
    truncate("/nowhere/a", 1);
    link("/nowhere/a", "/nowhere/b");
    symlink("/nowhere/a", "/nowhere/b");
    readlink("/nowhere/a", bytes, 8);
    stat("/nowhere/a", &facts);
    lstat("/nowhere/a", &facts);
    fstat(-1, &facts);
    gethostname(bytes, 8);
    if (pipe(ends) == 0) close(ends[0]);
    return 0;
}
