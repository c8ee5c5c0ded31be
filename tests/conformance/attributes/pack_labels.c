/* Stacks of `#pragma pack` with labels, known and unknown. */
#include <stdio.h>
#pragma pack(push,1)
#pragma pack(push,2)
struct a{char c; long x;};
#pragma pack(pop,zzz)
struct b{char c; long x;};
#pragma pack(pop)
struct c{char c; long x;};
#pragma pack()
#pragma pack(push,2,4)
struct d{char c; long x;};
#pragma pack(push,4,lab)
struct e{char c; long x;};
#pragma pack(3)
struct f{char c; long x;};
#pragma pack(push,lab2,2)
struct g{char c; long x;};
#pragma pack(push,lab2)
#pragma pack(1)
struct h{char c; long x;};
#pragma pack(pop,lab2)
struct i{char c; long x;};
#pragma pack(pop,lab2,8)
struct j{char c; long x;};
#pragma pack(pop,lab2)
struct k{char c; long x;};
#pragma pack(1) junk
struct l{char c; long x;};
#pragma pack(16)
struct m{char c; long x;};
#pragma pack(32)
struct n{char c; long x;};
#pragma pack(push,1
struct o{char c; long x;};
#pragma pack 2
struct p{char c; long x;};
#pragma pack(pop,2)
struct q{char c; long x;};
#pragma pack(0)
struct r{char c; long x;};
#pragma pack(push)
#pragma pack(2)
struct s{char c; long x;};
#pragma pack(pop)
struct t{char c; long x;};
int main(void) {
    printf("%zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu\n",sizeof(struct a),sizeof(struct b),sizeof(struct c),sizeof(struct d),sizeof(struct e),sizeof(struct f),sizeof(struct g),sizeof(struct h),sizeof(struct i),sizeof(struct j),sizeof(struct k),sizeof(struct l),sizeof(struct m),sizeof(struct n),sizeof(struct o),sizeof(struct p),sizeof(struct q),sizeof(struct r),sizeof(struct s),sizeof(struct t));
    return 0;
}
