//@ property: unreach-call
//@ truth: open
extern void reach_error(void);
__asm__(".set reach_error, abort");
int main(void) { return 0; }
