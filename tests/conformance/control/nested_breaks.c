int printf(const char *, ...);
int main(void) {
    int trace = 0;
    for (int i = 0; i < 4; i++) { int j = 0; while (1) { switch (i + j) { case 0: j++; continue; case 3: break; case 5: goto done; default: j += 2; trace = trace * 3 + j; if (j > 6) break; continue; } break; } trace += i; }
done: printf("%d\n", trace);
    int c = 0;
    for (int i = 0; i < 10; i++) { do { if (i % 3 == 0) break; c += i; if (i % 4 == 0) continue; c += 100; } while (0); }
    printf("%d\n", c);
    int state = 0;
    for (const char *p = "aab:c;d"; ; p++) { switch (*p) { case 'a': state += 1; continue; case 'b': state *= 10; break; case ':': { for (int k = 0; ; k++) { if (k == 3) break; state++; } break; } case ';': state = -state; break; case 0: goto end; default: state += 1000; } printf("%c=%d ", *p, state); }
    end: printf("%d\n", state);
    int n = 0;
    do { switch (n) { case 2: n += 5; continue; default: n++; } } while (n < 5);
    printf("%d\n", n);
    for (int i = 0;; i++) { if (i == 2) continue; if (i > 4) break; printf("%d", i); }
    printf("\n"); return n;
}
