/* Types of expressions. gcc accepts this file with -m32 and -m64, after preprocessing. */
#define IS(e, T) _Static_assert(__builtin_types_compatible_p(__typeof__(e), T), #e " is " #T)
#define EQ(a, b) _Static_assert((a) == (b), #a " equals " #b)

char c; signed char sc; unsigned char uc; short s; unsigned short us; int i; unsigned u;
long l; unsigned long ul; long long ll; unsigned long long ull; float f; double d; long double ld; _Bool b;
int *pi; const int *pci; void *pv; const void *pcv; char *pc; int arr[10]; const int carr[4]; int mat[3][5];
struct s { int m; const char k[3]; unsigned bf:3; int sbf:5; unsigned long long wide:40; struct { int in; union { float un; int ui; }; }; } st, *ps;
const struct s cst;
union u { int a; float b; } un;
enum e { A, B = 5, C } en; enum neg { M = -1 } nen;
int fn(int, char); void vfn(void); int (*pfn)(int, char); int (*apfn[4])(void); struct s sfn(void);

/* Constants. */
IS(1, int); IS(1u, unsigned); IS(1l, long); IS(1ll, long long); IS(1ull, unsigned long long); IS(0x7fffffff, int); IS(0x80000000, unsigned);
IS(037777777777, unsigned); IS('a', int); IS(L'a', __typeof__(L'a')); IS(1.0, double); IS(1.0f, float); IS(1.0L, long double);
IS("abc", char[4]); IS(&"abc", char(*)[4]); IS(L"ab"[0], __WCHAR_TYPE__); IS(u"x"[0], unsigned short); IS(U"x"[0], unsigned int); IS(u8"x"[0], char);
EQ(sizeof "abc", 4); EQ(sizeof L"abc", 16); EQ('\377', -1); EQ('ab', 24930);
#if __SIZEOF_LONG__ == 8
IS(2147483648, long); IS(4294967295, long); IS(0xffffffffffffffff, unsigned long); IS(sizeof 1, unsigned long); IS(pi - pi, long);
#else
IS(2147483648, long long); IS(4294967295, long long); IS(0xffffffffffffffff, unsigned long long); IS(sizeof 1, unsigned int); IS(pi - pi, int);
#endif

/* Promotions and the usual conversions. */
IS(+c, int); IS(-uc, int); IS(~us, int); IS(+b, int); IS(!d, int); IS(c + c, int); IS(c * uc, int); IS(u + i, unsigned); IS(i + l, long); IS(u + l, __typeof__(1u + 1l));
IS(ul + ll, __typeof__(1ul + 1ll)); IS(f + i, float); IS(f * d, double); IS(d / ld, long double); IS(c << 2ll, int); IS(ll >> 1, long long); IS(us << 1, int); IS(u << 1ull, unsigned);
IS(i < ll, int); IS(pi == pi, int); IS(i && d, int); IS(pi || 0, int); IS(en + 1, unsigned); IS(+en, unsigned); IS(nen + 0, int); IS(A, int); IS(C, int); EQ(C, 6);
IS(st.bf + 0, int); IS(st.sbf + 0, int); IS(+st.bf, int); IS(i % u, unsigned); IS(c & sc, int); IS(ull | i, unsigned long long); IS(1 ? c : c, int);
IS(c, char); IS((c), char); IS((char)1, char); IS((short)1 + (short)1, int); IS(c++, char); IS(--f, float); IS(c += 1, char); IS(i = 1.5, int); IS(b = 2, _Bool);

/* Pointers, arrays, functions. */
IS(arr, int[10]); IS(arr + 0, int *); IS(&arr, int(*)[10]); IS(*arr, int); IS(arr[1], int); IS(1[arr], int); IS(mat[1], int[5]); IS(mat + 1, int(*)[5]); IS(*mat, int[5]); IS(**mat, int); IS(&mat[1][2], int *);
IS(carr + 0, const int *); IS(&carr, const int(*)[4]); IS(&cst.m, const int *); IS(cst.k + 0, const char *); IS(&cst, const struct s *); IS(ps->k, const char[3]); IS(&ps->in, int *); IS(ps->un, float);
IS(fn, int(int, char)); IS(&fn, int(*)(int, char)); IS(*fn, int(int, char)); IS(**fn, int(int, char)); IS(fn(1, 2), int); IS(pfn(1, 2), int); IS((*pfn)(1, 2), int); IS((****pfn)(1, 2), int); IS(vfn(), void); IS(apfn[1](), int);
IS(sfn().m, int); IS(sfn().k[0], const char); IS(pv + 1, void *); IS(pfn + 0, int(*)(int, char)); IS(pi++, int *); IS(pi -= 1, int *); IS(&*pv, void *);
EQ(sizeof(void), 1); EQ(sizeof(fn), 1); EQ(sizeof(*pv), 1); EQ(sizeof arr / sizeof *arr, 10); EQ(sizeof mat, 60); EQ(sizeof(char[3][2]), 6); EQ(sizeof c++, 1);

/* Conditional. */
IS(1 ? pi : 0, int *); IS(1 ? 0 : pi, int *); IS(1 ? pi : (void *)0, int *); IS(1 ? pi : pv, void *); IS(1 ? pi : pci, const int *); IS(1 ? pci : pv, const void *); IS(1 ? pcv : pi, const void *);
IS(1 ? (void *)0 : (void *)0, void *); IS(1 ? c : d, double); IS(1 ? u : i, unsigned); IS(1 ? vfn() : vfn(), void); IS(1 ? st : cst, struct s); IS(1 ? fn : fn, int(*)(int, char)); IS(1 ? fn : 0, int(*)(int, char));
IS(i ?: l, long); IS(pi ?: 0, int *); IS(c ?: c, int); IS(1 ? arr : carr, const int *); IS((1, c), char); IS((c, arr), int *);

/* Casts, compound literals, statement expressions, generic selection. */
IS((const int)1, int); IS((unsigned char)300, unsigned char); IS(((int[]){1, 2, 3}), int[3]); IS((struct s){0}, struct s); IS(&(int){1}, int *); IS((union u)1, union u); IS((union u)1.f, union u);
IS(_Generic(1, int: 1.0, default: 1), double); IS(_Generic(c, char: pi, int: pv), int *); IS(_Generic("a", char *: 1, const char *: 2.0), int); IS(_Generic(cst.m, const int: pv, int: pi), int *); IS(_Generic(fn, int(*)(int, char): c), char);
EQ(_Generic(arr, int *: 7, default: 8), 7); EQ(_Generic(1ul, unsigned: 1, unsigned long: 2, default: 3), 2);
void g(void) {
  IS(({ int x = 1; x; }), int); IS(({ char y = 1; y; }), char); IS(({ ; }), void); IS(({ arr; }), int *); IS(({ 1; vfn(); }), void);
  IS(&&lab, void *); IS(__func__, const char[2]); EQ(sizeof __func__, 2); IS(__FUNCTION__, const char[2]);
  __auto_type au = 1.0f; IS(au, float); __auto_type ap = arr; IS(ap, int *);
  typeof(cst.m) z = 3; IS(&z, const int *); typeof(int[3]) t3; IS(t3, int[3]); typeof(fn) *pf = fn; IS(pf, int(*)(int, char));
  int n = i; int vla[n], vm[n][3]; IS(vla + 0, int *); IS(vm + 0, int(*)[3]); IS(sizeof vla, __SIZE_TYPE__); int (*pvla)[n] = &vla; IS(*pvla + 0, int *);
  register int r = 1; IS(r, int); _Atomic int at = 1; IS(at + 1, int); static int si = sizeof(z); extern int arr[]; IS(arr, int[10]);
lab: ;
}

/* Builtins. */
IS(__builtin_expect(c, 1), long); IS(__builtin_offsetof(struct s, in), __SIZE_TYPE__); EQ(__builtin_offsetof(struct s, k[2]), 6); IS(__builtin_memcpy(pv, pv, 1), void *); IS(__builtin_strlen("a"), __SIZE_TYPE__); IS(__builtin_huge_valf(), float); IS(__builtin_nanl(""), long double);
IS(__builtin_add_overflow(1, 2, pi), _Bool); IS(__sync_fetch_and_add(pc, 1), char); IS(__sync_bool_compare_and_swap(pi, 1, 2), _Bool); IS(__atomic_load_n(&ll, 5), long long); IS(__builtin_bswap16(1), unsigned short); IS(__builtin_bswap64(1), __UINT64_TYPE__); IS(__builtin_clzl(1), int); IS(__builtin_choose_expr(1, c, d), char);
IS(__builtin_fabsf(f), float); IS(__builtin_isnan(f), int); IS(__builtin_isgreater(f, d), int); IS(__builtin_frexpl(ld, pi), long double); IS(__builtin_alloca(3), void *); EQ(__builtin_constant_p(3), 1); EQ(__builtin_constant_p(i), 0); EQ(__builtin_constant_p("abc"), 1);
EQ(__builtin_types_compatible_p(int, unsigned), 0); EQ(__builtin_types_compatible_p(const int, int), 1); EQ(__builtin_types_compatible_p(int[], int[5]), 1); EQ(__builtin_types_compatible_p(enum e, unsigned), 1); EQ(__builtin_types_compatible_p(enum e, enum neg), 0); EQ(__builtin_types_compatible_p(char, signed char), 0);
