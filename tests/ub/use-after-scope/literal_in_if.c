int main(void) {
    int *p = 0, r = 0;
    if ((p = &(int){ 4 })) r = *p;
    else p = &r;
    r += *p; //~ use-after-scope
    return r;
}
