int main(void) {
    int i = 2147483647;
    unsigned u = 1;
    unsigned ok = i + u;
    long long w = i + 1LL;
    char one = 1;
    int bad = i + one; //~ signed-overflow
    return bad + ok + (int)(w >> 40);
}
