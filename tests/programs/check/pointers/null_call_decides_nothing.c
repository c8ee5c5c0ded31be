//@ property: unreach-call
//@ truth: open
// Nor can anything be said of what follows a call through a null pointer.
extern void reach_error(void);
void (*callback)(void);
int main(void) {
    callback();
    reach_error();
    return 0;
}
