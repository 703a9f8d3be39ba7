import { escape, shell } from './shell.ts'

interface Document {
  paths?: Record<string, Record<string, { summary?: string; tags?: readonly string[]; operationId?: string }>>
}

const row = (method: string, path: string, summary: string, anchor: string): string =>
  `<tr><td><code>${method.toUpperCase()}</code></td><td><a href="${escape(anchor)}"><code>${escape(path)}</code></a></td><td>${escape(summary)}</td></tr>`

/** Where the reference shows an operation. */
const anchorOf = (tag: string, id: string): string => `/docs/reference#/${encodeURIComponent(tag)}/${id}`

/** A short index of the API, made from the document it links to. */
export const docsPage = (document: Document): string => {
  const groups = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, { summary = '', tags = [], operationId = '' }] of Object.entries(methods)) {
      const tag = tags[0] ?? 'Other'
      groups.set(tag, [...(groups.get(tag) ?? []), row(method, path, summary, anchorOf(tag, operationId))])
    }
  const sections = [...groups].map(([tag, rows]) => `<h2>${escape(tag)}</h2><table>${rows.join('')}</table>`).join('\n')
  return shell({
    at: '/docs',
    title: 'Rialto API',
    body: `<h1>Rialto API</h1>
<p>Send <code>X-Client-Id</code> and <code>X-Client-Secret</code> with every call. The <a href="/docs/reference">reference</a>
has every field with an example, and <a href="/docs/errors">errors</a> has every <code>errorType</code>. For tools:
<a href="/swagger/v1/swagger.json">OpenAPI 3.0.1</a>.</p>
${sections}`,
  })
}
