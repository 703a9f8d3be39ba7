/** Colors of the hosted pages, which the console shares. */
export const STYLE = `
:root{color-scheme:light dark;--page:#eef0f4;--surface:#fff;--sunken:#f5f6f9;--ink:#101828;--soft:#475066;--line:#e3e6ec;--control:#8690a5;--primary:#17233d;--on:#fff;--accent:#1f56c5;--warn:#845200;--warnSoft:#fdf3e0}
@media (prefers-color-scheme:dark){:root{--page:#090c12;--surface:#12161f;--sunken:#1a1f2b;--ink:#f1f4f9;--soft:#b4bdcd;--line:#2a3140;--control:#737e94;--primary:#e9eef8;--on:#10182a;--accent:#8fb4ff;--warn:#f0bd67;--warnSoft:#2c2312}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.45 system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1080px;margin:0 auto;padding:32px 20px 64px;display:grid;grid-template-columns:minmax(0,1fr);gap:32px}
h1,h2,h3,p,ul,dl,dd,li{margin:0;padding:0}
h1{font-size:24px;line-height:1.2}
h2{font-size:17px;line-height:1.3}
h3{font-size:15px}
p,small{color:var(--soft)}
small{font-size:13px}
section{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.note{justify-self:start;padding:4px 12px;border-radius:8px;background:var(--warnSoft);color:var(--warn);font-size:13px;font-weight:600}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(240px,100%),1fr));gap:12px;list-style:none}
.card{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;gap:8px;padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.wide{grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr))}
.head{display:flex;align-items:center;justify-content:space-between;gap:8px}
.row{display:flex;flex-wrap:wrap;gap:8px}
code{font:13px/1.45 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.name{font-weight:600;font-size:15px;overflow-wrap:normal}
button,select,input{font:inherit;color:inherit;min-height:44px;border-radius:12px;border:1px solid var(--control);background:var(--surface)}
button{padding:0 14px;font-weight:600;cursor:pointer}
button.primary{background:var(--primary);color:var(--on);border-color:var(--primary)}
button[aria-pressed=true]{background:var(--warnSoft);color:var(--warn);border-color:var(--warn)}
select,input{width:100%;padding:0 12px}
form{display:grid;gap:12px}
label{display:grid;gap:4px;font-size:13px;font-weight:600}
label>*{font-size:15px;font-weight:400}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
[role=status]{min-height:20px}
details{border:1px solid var(--line);border-radius:16px;background:var(--surface)}
summary{padding:12px 16px;min-height:44px;font-weight:600;cursor:pointer}
dl{padding:0 16px 16px;display:grid;gap:12px}
dt{font-weight:600}
`
