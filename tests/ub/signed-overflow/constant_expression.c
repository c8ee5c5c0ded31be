int main(void) {
    int k = 65536;
    int ok = k * 32767;
    long long l = (long long)k * k;
    int v = k * k / k; //~ signed-overflow
    return v + ok + (l > 0);
}
