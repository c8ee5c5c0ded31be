int main(void) {
    long long q = 9223372036854775807LL - 5;
    for (int i = 0; i < 10; i++)
        q += 1; //~ signed-overflow
    return q > 0;
}
