static int code[16] = { 1 };
static int real(void) { return 2; }
int main(void) {
    int (*p)(void) = real;
    int r = p() + code[0];
    p = (int (*)(void))(void *)code;
    r += p(); //~ wrong-function-type
    return r;
}
