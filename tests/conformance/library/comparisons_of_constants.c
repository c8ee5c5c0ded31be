#include <stdio.h>
#include <string.h>
int main(void){ printf("%d %d %d %d %d %d %d %d\n", strcmp("a","c"), strcmp("","c"), strcmp("c","a"), memcmp("a","c",1), memcmp("abcdefgh","abcdezgh",8), memcmp("ab","ab",2), strcmp("xa"+1,"c"), strcmp("same","same"));
 printf("%d %d %d %d %d %d\n", strncmp("a","c",1), strncmp("a","c",2), strncmp("abc","abd",3), strncmp("abc","abd",2), strncmp("a","c",0), memcmp("abc","abz",0)); 
 printf("%d %d\n", __builtin_strcmp("a","c"), strcmp(1?"a":"b","c"));
 return 0; }
