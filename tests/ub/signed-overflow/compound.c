struct acc { int sum; };
int main(void) {
    struct acc a = { 2000000000 };
    a.sum += 147483647;
    a.sum -= 0;
    char c = 100; c += 100;
    a.sum += 1; //~ signed-overflow
    return c;
}
