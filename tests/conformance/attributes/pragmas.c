/* Every pragma that verification tasks have. */
#include <stddef.h>
#include <stdio.h>
#pragma merger("0", "/tmp/file.i", "-O2")
#pragma STDC FP_CONTRACT OFF
#pragma warning(disable : 4103)
#pragma warning(push)
struct loose { char c; int x; };
#pragma pack(1)
struct tight { char c; int x; };
#pragma pack(push, 2)
struct two { char c; int x; };
#pragma pack(push, before, 4)
struct four { char c; long long x; };
#pragma pack(pop, before)
struct two_again { char c; int x; };
#pragma pack(pop)
struct tight_again { char c; int x; };
#pragma pack()
struct loose_again { char c; int x; };
#pragma alloc_text(PAGE, called)
static int called(void) { return 3; }
#pragma function(memset, memcpy)
#pragma weak absent
extern int absent;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused"
#pragma GCC diagnostic pop

int main(void) {
    printf("%d %d %d\n", (int)sizeof(struct loose), (int)sizeof(struct tight), (int)sizeof(struct two));
    printf("%d %d\n", (int)sizeof(struct four), (int)offsetof(struct four, x));
    printf("%d %d\n", (int)sizeof(struct two_again), (int)sizeof(struct tight_again));
    printf("%d %d %d\n", (int)sizeof(struct loose_again), called(), &absent == 0);
    return 0;
}
