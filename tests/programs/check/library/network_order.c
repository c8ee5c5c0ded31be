//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <arpa/inet.h>
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    if (htonl(0x12345678) != 0x78563412 || htons(1) != 256)
        reach_error();
    if (ntohl(htonl(x)) != x)
        reach_error();
    return 0;
}
