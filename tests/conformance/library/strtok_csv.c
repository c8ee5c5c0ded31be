#include <stdio.h>
#include <string.h>
#include <stdlib.h>
static int field(const char **p, char *o) {
    const char *s = *p;
    if (!s) return 0;
    if (*s == '"') { s++; while (*s && (*s != '"' || s[1] == '"')) { if (*s == '"') s++; *o++ = *s++; } if (*s == '"') s++; } else while (*s && *s != ',') *o++ = *s++;
    *o = 0; *p = *s == ',' ? s + 1 : NULL; return 1;
}
int main(void) {
    const char *rows[] = { "a,b,c", "\"x,y\",\"say \"\"hi\"\"\",", ",,", "1,-2,+3.5e1", "" };
    int total = 0;
    for (int i = 0; i < 5; i++) { const char *p = rows[i]; char f[32]; int n = 0; while (field(&p, f)) { printf("[%s]", f); n++; } printf(" %d\n", n); total += n; }
    char line[] = "key1=val1; key2 = val2 ;;key3"; char *save1, *save2;
    for (char *kv = strtok_r(line, ";", &save1); kv; kv = strtok_r(NULL, ";", &save1)) { char *k = strtok_r(kv, " =", &save2), *v = strtok_r(NULL, " =", &save2); printf("%s->%s\n", k ? k : "-", v ? v : "-"); }
    char nums[] = "10 20 30 40"; long s = 0;
    for (char *t = strtok(nums, " "); t; t = strtok(NULL, " ")) s += strtol(t, NULL, 10);
    printf("%ld\n", s); char path[] = "/usr/local/bin"; char *base = strrchr(path, '/');
    *base++ = 0; printf("%s %s\n", path, base); const char *ext = strrchr("file.tar.gz", '.');
    printf("%s\n", ext); char up[] = "mixed Case";
    for (char *c = up; (c = strpbrk(c, "aeiou")); c++) *c = '*';
    puts(up); printf("%d %d\n", (int)strspn("0042", "0"), (int)strcspn("abc;def", ";"));
    return total;
}
