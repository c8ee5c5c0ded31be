/* `#pragma pack` that is malformed, or pops an empty stack. */
#include <stdio.h>
#pragma pack(1)
#pragma pack(pop)
struct a{char c; long x;};
#define N 2
#pragma pack(N)
struct b{char c; long x;};
#pragma pack(push,N)
#pragma pack(push,a,0x4u)
struct c{char c; long x;};
#pragma pack(push,010,b)
struct d{char c; long x;};
#pragma pack()
struct e{char c; long x;};
#pragma pack(pop,a)
struct f{char c; long x;};
#pragma pack(pop)
struct g{char c; long x;};
#pragma pack(pop)
struct h{char c; long x;};
#pragma pack(push,3)
struct i{char c; long x;};
#pragma pack(pop)
struct j{char c; long x;};
#pragma pack(push 1)
#pragma pack(foo)
#pragma pack(push,)
#pragma pack(push,a,b)
#pragma pack(-1)
struct k{char c; long x;};
#pragma pack(push,0)
struct l{char c; long x;};
#pragma pack(pop,a
#pragma pack (pop)
struct m{char c; long x;};
int main(void) {
    printf("%zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu\n",sizeof(struct a),sizeof(struct b),sizeof(struct c),sizeof(struct d),sizeof(struct e),sizeof(struct f),sizeof(struct g),sizeof(struct h),sizeof(struct i),sizeof(struct j),sizeof(struct k),sizeof(struct l),sizeof(struct m));
    return 0;
}
