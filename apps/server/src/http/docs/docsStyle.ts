/** Style of every documentation page, after the design tokens. */
export const docsStyle = `* { box-sizing: border-box }
body { margin: 0; background: var(--r-page); color: var(--r-ink); font: 16px/1.55 var(--r-font) }
a { color: var(--r-accent) }
a:focus-visible, summary:focus-visible, button:focus-visible { outline: 2px solid var(--r-accent); outline-offset: 2px }
.bar { position: sticky; top: 0; z-index: 10; background: var(--r-surface); border-bottom: 1px solid var(--r-line) }
.bar nav { display: flex; gap: var(--r-space-2) var(--r-space-5); align-items: center; flex-wrap: wrap; max-width: 72rem; margin: 0 auto; padding: var(--r-space-3) var(--r-space-4) }
.bar strong { margin-right: var(--r-space-3) }
.bar a { color: var(--r-ink-soft); text-decoration: none; padding: var(--r-space-1) 0; font-size: var(--r-text) }
.bar a:hover { color: var(--r-ink) }
.bar a[aria-current] { color: var(--r-ink); box-shadow: 0 2px 0 var(--r-accent) }
main:not(#operations), .main { max-width: 72rem; margin: 0 auto; padding: var(--r-space-6) var(--r-space-4) 4rem }
h1 { font-size: 1.75rem; line-height: 1.2 }
h2 { font-size: var(--r-text-l); margin: var(--r-space-8) 0 var(--r-space-2) }
.card { background: var(--r-surface); border: 1px solid var(--r-line); border-radius: var(--r-radius); padding: var(--r-space-4) var(--r-space-5) }
table { width: 100%; border-collapse: collapse; background: var(--r-surface); border: 1px solid var(--r-line); border-radius: var(--r-radius) }
td, th { padding: var(--r-space-2) var(--r-space-4); text-align: left; vertical-align: top; border-bottom: 1px solid var(--r-line) }
tr:last-child td { border-bottom: 0 }
td:last-child { color: var(--r-ink-soft) }
code { font: .875em var(--r-mono); overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: var(--r-space-2) var(--r-space-5); margin: 0 }
dt { color: var(--r-ink-faint) } dd { margin: 0 }
@media (max-width: 40rem) {
  table, tbody, tr, td { display: block }
  td { border: 0; padding: var(--r-space-1) var(--r-space-4) }
  tr { padding: var(--r-space-2) 0; border-bottom: 1px solid var(--r-line) }
  dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: var(--r-space-3) }
}
`
