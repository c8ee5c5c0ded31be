//@ truth: true
//@ expect[auto]: unknown
/* A tokenizer with a table of keywords, in GNU style. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum token_kind
{
  TOK_END,
  TOK_NAME,
  TOK_NUMBER,
  TOK_KEYWORD,
  TOK_PUNCT,
  TOK_ERROR
};

struct token
{
  enum token_kind kind;
  const char *start;
  size_t length;
};

struct lexer
{
  const char *input;
  int line;
};

static const char *const keywords[] = { "if", "else", "while", "return" };

static int
is_keyword (const char *s, size_t n)
{
  size_t i;

  for (i = 0; i < sizeof keywords / sizeof keywords[0]; i++)
    if (strlen (keywords[i]) == n && memcmp (keywords[i], s, n) == 0)
      return 1;
  return 0;
}

static struct token
next_token (struct lexer *lex)
{
  struct token t;
  const char *p = lex->input;

  while (isspace ((unsigned char) *p))
    {
      if (*p == '\n')
        lex->line++;
      p++;
    }
  t.start = p;
  if (*p == '\0')
    t.kind = TOK_END;
  else if (isalpha ((unsigned char) *p) || *p == '_')
    {
      while (isalnum ((unsigned char) *p) || *p == '_')
        p++;
      t.kind = is_keyword (t.start, (size_t) (p - t.start)) ? TOK_KEYWORD : TOK_NAME;
    }
  else if (isdigit ((unsigned char) *p))
    {
      while (isdigit ((unsigned char) *p))
        p++;
      t.kind = TOK_NUMBER;
    }
  else
    {
      t.kind = strchr ("(){};=<>+-", *p) != NULL ? TOK_PUNCT : TOK_ERROR;
      p++;
    }
  t.length = (size_t) (p - t.start);
  lex->input = p;
  return t;
}

int
main (void)
{
  struct lexer lex = { "while (x1 < 10)\n  x1 = x1 + 2;\n", 1 };
  int count[TOK_ERROR + 1] = { 0 };
  struct token t;

  do
    {
      t = next_token (&lex);
      count[t.kind]++;
      printf ("%d: %.*s\n", (int) t.kind, (int) t.length, t.start);
    }
  while (t.kind != TOK_END && t.kind != TOK_ERROR);

  printf ("%d names, %d numbers, %d lines\n", count[TOK_NAME], count[TOK_NUMBER], lex.line);
  return count[TOK_KEYWORD] == 1 && count[TOK_ERROR] == 0 ? 0 : 1;
}
