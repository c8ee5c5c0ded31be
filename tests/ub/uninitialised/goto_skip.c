int main(void) {
    int r = 0;
    goto in;
    {
        int k = 5;
        r = k;
    in:
        r++;
        if (k) r += 2; //~ uninitialised
    }
    return r;
}
