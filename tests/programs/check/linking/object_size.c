//@ property: unreach-call
//@ truth: open
extern void reach_error(void);
void *p;
int main(void) {
    unsigned long size = __builtin_object_size(p, 0);
    if (size == 7) reach_error();
    return 0;
}
