//! The list of what headers declare in `crates/library/src/declarations.txt`, from the headers of this machine.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, ensure};
use index::Interner;
use source::SourceMap;
use types::DataModel;

/// Headers of ISO C, POSIX and glibc. Those that machines lack are passed over.
const HEADERS: &str = "\
    aio aliases alloca argp argz arpa/inet arpa/nameser assert byteswap complex cpio crypt ctype dirent dlfcn endian envz \
    err errno error execinfo fcntl fenv fmtmsg fnmatch fstab fts ftw gconv getopt glob grp gshadow iconv ifaddrs inttypes \
    langinfo libgen libintl limits link locale malloc math mcheck memory mntent monetary mqueue net/if netdb \
    netinet/ether netinet/in nl_types nss obstack poll printf pthread pty pwd regex resolv rpc/netdb sched \
    search semaphore setjmp shadow signal spawn stdatomic stdio stdio_ext stdlib string strings sys/acct sys/auxv \
    sys/epoll sys/eventfd sys/fanotify sys/file sys/fsuid sys/inotify sys/ioctl sys/ipc sys/klog sys/mman \
    sys/mount sys/msg sys/personality sys/prctl sys/ptrace sys/quota sys/random sys/reboot sys/resource \
    sys/select sys/sem sys/sendfile sys/shm sys/signalfd sys/socket sys/stat sys/statfs sys/statvfs sys/swap \
    sys/syscall sys/sysinfo sys/sysmacros sys/time sys/timeb sys/timerfd sys/times sys/timex sys/types sys/uio sys/un \
    sys/utsname sys/vfs sys/wait sys/xattr syslog termios threads time uchar ucontext ulimit unistd utime utmp utmpx wait \
    wchar wctype wordexp";

/// What older headers declare, and newer ones of others.
const OLDER: &str = "
int __xstat(int, const char *, struct stat *);
int __lxstat(int, const char *, struct stat *);
int __fxstat(int, int, struct stat *);
int __fxstatat(int, int, const char *, struct stat *, int);
int __xmknod(int, const char *, unsigned, unsigned long *);
int __uflow(FILE *);
int __overflow(FILE *, int);
int _IO_getc(FILE *);
int _IO_putc(int, FILE *);
int _IO_feof(FILE *);
int _IO_ferror(FILE *);
char *gets(char *);
int __xpg_strerror_r(int, char *, unsigned long);
char *cuserid(char *);
char *strlwr(char *);
char *strupr(char *);
unsigned long strlcpy(char *, const char *, unsigned long);
unsigned long strlcat(char *, const char *, unsigned long);
unsigned long wcslcpy(wchar_t *, const wchar_t *, unsigned long);
unsigned long wcslcat(wchar_t *, const wchar_t *, unsigned long);
void *bsd_signal(int, void (*)(int));
int sysctl(int *, int, void *, unsigned long *, void *, unsigned long);
unsigned arc4random(void);
unsigned arc4random_uniform(unsigned);
void arc4random_buf(void *, unsigned long);
long double __strtold_internal(const char *, char **, int);
double __strtod_internal(const char *, char **, int);
float __strtof_internal(const char *, char **, int);
long __strtol_internal(const char *, char **, int, int);
unsigned long __strtoul_internal(const char *, char **, int, int);
char *__strtok_r_1c(char **, char, char **);
char *__strsep_1c(char **, char);
char *__strsep_2c(char **, char, char);
char *__strsep_3c(char **, char, char, char);
char *__strsep_g(char **, const char *);
";

pub fn headers() -> Result<()> {
    let mut text = String::from("#define _GNU_SOURCE\n");
    for header in HEADERS.split_whitespace() {
        text += &format!("#if __has_include(<{header}.h>)\n#include <{header}.h>\n#endif\n");
    }
    text += OLDER;
    let preprocessed = preprocess(&text)?;
    let (mut sources, mut names) = (SourceMap::default(), Interner::default());
    let file = sources.add("headers.c", preprocessed).context("too large")?;
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    ensure!(!problems.has_errors(), "the headers are not understood");
    let (typed, _) = sema::analyse(vec![ast], sources, names, DataModel::Lp64)
        .map_err(|(_, found)| anyhow!("{:?}", found.iter().map(|one| &one.message).collect::<Vec<_>>()))?;
    let mut rows = BTreeMap::new();
    for function in typed.functions.iter().filter(|function| function.body.is_none() && !function.span.is_none()) {
        let Some(ty) = typed.types.as_function(function.ty) else { continue };
        let params = cfa::library::letters(&typed.types, &ty.params).unwrap_or_default();
        let result = cfa::library::letter(&typed.types, ty.result);
        let row = format!("{} {result} {params}", &typed.names[function.name]);
        rows.insert(typed.names[function.name].to_owned(), row.trim_end().to_owned());
    }
    let lines: Vec<String> = rows.into_values().collect();
    let path = test_support::root().join("crates/library/src/declarations.txt");
    std::fs::write(&path, lines.join("\n") + "\n")?;
    println!("{} functions in {}", lines.len(), path.display());
    Ok(())
}

fn preprocess(text: &str) -> Result<Vec<u8>> {
    use std::io::Write;
    let mut cc = Command::new("cc");
    cc.args(["-E", "-xc", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = cc.spawn().context("cc")?;
    child.stdin.take().context("a pipe")?.write_all(text.as_bytes())?;
    let output = child.wait_with_output()?;
    ensure!(output.status.success(), "the preprocessor fails");
    Ok(output.stdout)
}
