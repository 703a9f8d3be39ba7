interface Document {
  paths?: Record<string, Record<string, { summary?: string; tags?: readonly string[] }>>
}

const escape = (text: string): string => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const row = (method: string, path: string, summary: string): string =>
  `<tr><td><code class="${method}">${method.toUpperCase()}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary)}</td></tr>`

/** A short index of the API that works offline, made from the document it links to. */
export const docsPage = (document: Document): string => {
  const groups = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, { summary = '', tags = [] }] of Object.entries(methods)) {
      const tag = tags[0] ?? 'Other'
      groups.set(tag, [...(groups.get(tag) ?? []), row(method, path, summary)])
    }
  const sections = [...groups].map(([tag, rows]) => `<h2>${escape(tag)}</h2><table>${rows.join('')}</table>`).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rialto API</title>
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<main>
<h1>Rialto API</h1>
<p>Send <code>X-Client-Id</code> and <code>X-Client-Secret</code> with every call. The whole description, for tools:
<a href="/swagger/v1/swagger.json">OpenAPI 3.0.1</a>.</p>
${sections}
</main>
</body>
</html>
`
}

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.75rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { width: 100%; border-collapse: collapse } td { padding: .5rem .75rem .5rem 0; vertical-align: top; border-bottom: 1px solid #8884 }
td:last-child { opacity: .8 } code { font-size: .9em; overflow-wrap: anywhere }
@media (max-width: 40rem) { td { display: block; border: 0; padding: .1rem 0 } tr { display: block; padding: .6rem 0; border-bottom: 1px solid #8884 } }
`
