static int code(char c) {
    switch (c) {
    case 'a': return 1;
    case 'b': return 2;
    default: break;
    }
}
int main(void) {
    int r = code('a') * 10 + code('b');
    if (code('z') == 3) r++; //~ missing-return-value
    return r;
}
