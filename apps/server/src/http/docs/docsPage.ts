import { type Operation, operations, tags } from '@rialto/contract'

import { escape, shell } from './shell.ts'

const row = ({ method, paths: [path], tag, id, summary, deprecated }: Operation): string => {
  const shown = `/api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}`
  const anchor = `/docs/reference#/${encodeURIComponent(tag)}/${id}`
  const note = deprecated ? ' (deprecated)' : ''
  return `<tr><td><code>${method}</code></td><td><a href="${escape(anchor)}"><code>${escape(shown)}</code></a></td><td>${escape(summary)}${note}</td></tr>`
}

const section = ([tag, description]: readonly [string, string]): string => {
  const rows = operations.filter(operation => operation.tag === tag).map(row)
  return `<h2>${escape(tag)}</h2><p>${escape(description)}</p><table>${rows.join('')}</table>`
}

/** A short index of the API, with a link from each operation to the reference. */
export const docsPage = (): string =>
  shell({
    at: '/docs',
    title: 'Rialto API',
    body: `<h1>Rialto API</h1>
<p>Send <code>X-Client-Id</code> and <code>X-Client-Secret</code> with every request. The <a href="/docs/reference">reference</a>
describes every field with an example, and <a href="/docs/errors">errors</a> describes every <code>errorType</code>. For
tools: <a href="/swagger/v1/swagger.json">OpenAPI 3.0.1</a>, <a href="/swagger/v1/postman.json" download="rialto.postman.json">Postman collection</a>.</p>
${tags.map(section).join('\n')}`,
  })
