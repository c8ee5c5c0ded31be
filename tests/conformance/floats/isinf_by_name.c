int printf(const char*,...); int isinf(double); int isinff(float);
int main(void){double i=-__builtin_inf(); printf("%d\n",isinf(i)); printf("%d\n",isinff(i)); int (*p)(double)=isinf; printf("%d\n",p(i));printf("%d\n",__builtin_isinf(i)); printf("%d %d\n",isinf(-1.0/0.0), isinf(1/0.0));}
