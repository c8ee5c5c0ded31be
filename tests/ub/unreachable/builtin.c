static int f(int x) {
    switch (x) {
    case 0: return 5;
    case 1: return 6;
    default: __builtin_unreachable(); //~ unreachable
    }
}
int main(void) {
    int r = f(0) + f(1);
    return r + f(2);
}
