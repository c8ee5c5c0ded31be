//@ stdin: deposit alice 500\ndeposit bob 120\ntransfer alice bob 75\nwithdraw bob 1000\nbogus x\ntransfer alice carol 25\nreport\n
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct acct { char name[12]; long bal; int ops; };
static struct acct *v;
static int n;
static struct acct *find(const char *s, int make) {
    for (int i = 0; i < n; i++) if (!strcmp(v[i].name, s)) return &v[i];
    if (!make) return NULL;
    v = realloc(v, (n + 1) * sizeof *v); memset(&v[n], 0, sizeof *v);
    strncpy(v[n].name, s, sizeof v[n].name - 1); return &v[n++];
}
static int take(const char *who, long amt) {
    struct acct *a = find(who, 0);
    if (!a || a->bal < amt) return 0;
    a->bal -= amt; a->ops++; return 1;
}
static void give(const char *who, long amt) { struct acct *a = find(who, 1); a->bal += amt; a->ops++; }
int main(void) {
    char line[80], cmd[12], a[12], b[12]; long amt; int bad = 0;
    while (fgets(line, sizeof line, stdin)) { line[strcspn(line, "\n")] = 0; if (sscanf(line, "deposit %11s %ld", a, &amt) == 2) give(a, amt); else if (sscanf(line, "withdraw %11s %ld", a, &amt) == 2) { if (!take(a, amt)) { printf("refused: %s\n", line); bad++; } } else if (sscanf(line, "transfer %11s %11s %ld", a, b, &amt) == 3) { if (take(a, amt)) give(b, amt); else bad++; } else if (sscanf(line, "%11s", cmd) == 1 && !strcmp(cmd, "report")) for (int i = 0; i < n; i++) printf("%-8s %6ld (%d)\n", v[i].name, v[i].bal, v[i].ops); else { printf("unknown: %s\n", line); bad++; } }
    long t = 0;
    for (int i = 0; i < n; i++) t += v[i].bal;
    printf("total %ld\n", t); free(v); return bad;
}
