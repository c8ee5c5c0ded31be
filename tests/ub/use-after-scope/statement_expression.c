struct pair { int a, b; };
int main(void) {
    int mine = 1;
    int *p = ({ int q = 2; q += mine; &mine; });
    int r = *p + ({ struct pair s = { 1, 2 }; s; }).b;
    p = ({ struct pair s = { 1, 2 }; &s.b; });
    return r + *p; //~ use-after-scope
}
