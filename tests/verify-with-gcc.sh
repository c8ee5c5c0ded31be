#!/bin/sh
# Checks the test corpus against gcc.  usage: tests/verify-with-gcc.sh [path-substring...]
# conformance: -O0 and -O2 agree (each model), sanitizers are silent (-m64).
# ub: the first sanitizer report, if any, is on the tagged line.
exec python3 - "$@" <<'EOF'
import sys,os,re,subprocess,glob,tempfile
from concurrent.futures import ThreadPoolExecutor
pats=sys.argv[1:]
T='tests/'
def header(src):
    h={}
    for l in src.split('\n'):
        m=re.match(r'//@ *([\w-]+)(?:: ?(.*))?$',l)
        if not m: break
        h[m[1]]=m[2] or ''
    return h
def run(f,h,flags,d,tag):
    exe=os.path.join(d,tag)
    srcs=[f]+[os.path.join(os.path.dirname(f),x) for x in h.get('link','').split()]
    c=subprocess.run(['gcc','-w']+flags+['-o',exe]+srcs+['-lm'],capture_output=True,text=True)
    if c.returncode: return ('COMPILE',c.stderr[:600],b'')
    inp=h.get('stdin','').encode().decode('unicode_escape').encode('latin1')
    env=dict(os.environ,UBSAN_OPTIONS='print_stacktrace=1',ASAN_OPTIONS='detect_stack_use_after_return=1:detect_invalid_pointer_pairs=0:detect_leaks='+('1' if 'leak' in h else '0'))
    try: r=subprocess.run([exe]+h.get('args','').split(),input=inp,capture_output=True,timeout=10,env=env)
    except subprocess.TimeoutExpired: return ('TIMEOUT','','')
    rc=r.returncode
    return (rc if rc>=0 else 128-rc,r.stdout,r.stderr)
SAN=['-O0','-g','-m64','-fsanitize=undefined,address,float-cast-overflow','-fno-sanitize-recover=all','-fno-omit-frame-pointer']
def conf(f):
    h=header(open(f,encoding='latin1').read()); out=[]
    models=h.get('models','lp64 ilp32')
    with tempfile.TemporaryDirectory() as d:
        for name,m in (('lp64','-m64'),('ilp32','-m32')):
            if name not in models: continue
            a=run(f,h,['-O0',m],d,'a')
            if a[0] in ('COMPILE','TIMEOUT'): out.append(f'{f}: {m}: {a[0]} {a[1]}'); continue
            if a[0] in (132,135,136,139): out.append(f'{f}: {m}: status {a[0]}')
            b=run(f,h,['-O2',m],d,'b')
            if a[:2]!=b[:2]: out.append(f'{f}: {m}: -O2 differs: {a[:2]} {b[:2]}')
            if not a[1] and a[0]==0: out.append(f'{f}: prints nothing')
            if m=='-m64':
                s=run(f,h,SAN,d,'s')
                if s[:2]!=a[:2]: out.append(f'{f}: sanitizer: {s[0]} vs {a[0]} {s[1] if s[0]=="COMPILE" else s[2][:900]}')
    return out
def ub(f):
    src=open(f,encoding='latin1').read(); h=header(src)
    tags=[(i+1,l.split('//~')[1].strip()) for i,l in enumerate(src.split('\n')) if '//~' in l]
    kind=os.path.basename(os.path.dirname(f))
    if len(tags)!=1 and not (tags and tags[0][1].startswith(('LEAK','WARN'))): return [f'{f}: {len(tags)} tags']
    if tags[0][1].split()[-1]!=kind and kind!='leak': return [f'{f}: tag is {tags[0][1]}']
    with tempfile.TemporaryDirectory() as d:
        for m in ('-m64','-m32'):
            c=subprocess.run(['gcc','-w','-fsyntax-only',m,f],capture_output=True,text=True)
            if c.returncode and m[2:]=={'lp64':'64','ilp32':'32'}.get(h.get('models'),m[2:]): return [f'{f}: {m}: {c.stderr[:300]}']
        if 'leak' in h:   # must run clean apart from the leak
            s=run(f,h,SAN,d,'s'); e=s[2].decode(errors='replace') if s[2] else ''
            if 'LeakSanitizer' in e or s[0]==0: return [] if 'LeakSanitizer' in e else [f'~{f}: no leak seen by gcc']
            return [f'{f}: {s[0]} {e[:400]}']
        s=run(f,h,SAN,d,'s')
    if s[0]=='COMPILE': return [f'{f}: {s[1]}']
    e=s[2].decode(errors='replace') if s[2] else ''
    lines=[int(x) for x in re.findall(re.escape(os.path.basename(f))+r':(\d+)',e)]
    if not lines: return [f'~{f}: not seen by gcc (status {s[0]})']
    if lines[0] not in [t[0] for t in tags] and kind=='pointer-arithmetic': return [f'~{f}: gcc sees only the later access']
    if lines[0] not in [t[0] for t in tags] : return [f'{f}: gcc says line {lines[0]}, tag on {tags[0][0]}: {e[:300]}']
    return []
jobs=[(conf,f) for f in sorted(glob.glob(T+'conformance/*/*.c')) if not f.endswith('_part.c')]
jobs+=[(ub,f) for f in sorted(glob.glob(T+'ub/*/*.c')) if not f.endswith('_part.c')]
if pats: jobs=[j for j in jobs if any(p in j[1] for p in pats)]
bad=0
with ThreadPoolExecutor(2) as ex:
    for r in ex.map(lambda j:j[0](j[1]),jobs):
        for l in r:
            print(l,flush=True); bad+=not l.startswith('~')
print(len(jobs),'programs,',bad,'problems'); sys.exit(bad>0)
EOF
