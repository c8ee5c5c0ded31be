struct S{int a;int b}; union U{int a; struct{int x,y}}; struct B{int a:3;int b:4}; int main(void){struct S s={1,2};return s.a+s.b+sizeof(union U)+sizeof(struct B);}
