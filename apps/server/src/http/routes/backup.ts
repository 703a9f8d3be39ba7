import type { FastifyInstance, FastifyReply } from 'fastify'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  sig: 'text/plain; charset=utf-8',
}

const policy = (ancestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')

/** Milliseconds for which a catalog is served before it is rebuilt. */
const freshFor = 60 * 60_000

/**
 * Level 1 of backup mode from this server, for the sandbox and for trials. An operator publishes the same files to
 * another host, which is available when this one is not.
 *
 * @param options `createFiles` makes the files; undefined without a signing key. Only https pages may frame the
 *   widget (specification, Backup deposit mode 9), in the sandbox those of this machine as well
 */
export const backupRoutes = (
  app: FastifyInstance,
  options: { createFiles: (() => Promise<Map<string, string>>) | undefined; isSandbox: boolean; nowMs: () => number },
): void => {
  const { createFiles, isSandbox, nowMs } = options
  if (!createFiles) return
  let made: { files: Promise<Map<string, string>>; atMs: number } | undefined
  const filesNow = (): Promise<Map<string, string>> => {
    if (made && nowMs() - made.atMs < freshFor) return made.files
    const files = createFiles()
    made = { files, atMs: nowMs() }
    files.catch(() => (made = undefined))
    return files
  }
  const ancestors = isSandbox ? 'https: http://localhost:* http://127.0.0.1:*' : 'https:'

  const send = async (reply: FastifyReply, name: string): Promise<FastifyReply> => {
    const text = (await filesNow()).get(name)
    if (text === undefined) {
      reply.callNotFound()
      return reply
    }
    return reply
      .header('content-security-policy', policy(ancestors))
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type(types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
      .send(text)
  }
  // The router accepts both spellings; the page's relative files need the trailing slash.
  app.get('/backup', async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    if (path.endsWith('/')) return send(reply, 'index.html')
    return reply.redirect(query === undefined ? '/backup/' : `/backup/?${query}`)
  })
  app.get<{ Params: { '*': string } }>('/backup/*', async (request, reply) =>
    send(reply, request.params['*'] || 'index.html'),
  )
}
