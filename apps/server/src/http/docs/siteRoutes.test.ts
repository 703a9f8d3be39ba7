import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { docsRoutes } from './docsRoutes.ts'

const files: Record<string, string> = {
  'policy.json': JSON.stringify({ scripts: ["'sha256-abc='"] }),
  'index.html': 'home',
  'webhooks.html': 'webhooks',
  'webhooks.md': '# Webhooks',
  'errors/index.html': 'errors',
  'errors/notFound.html': 'not found',
  'errors/notFound.md': '# notFound',
  'assets/app.1a2b.js': 'app()',
  'pagefind/pagefind-worker.js': 'search()',
  'llms.txt': '# Rialto',
  'changes.atom': '<feed/>',
  '404.html': 'no such page',
}

describe('with a built site', () => {
  let folder: string
  let app: FastifyInstance
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rialto-docs-site-'))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    writeFileSync(join(folder, 'webhooks.html.gz'), gzipSync('webhooks'))
    app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } })
    docsRoutes(app, folder)
    await app.ready()
  })
  afterAll(async () => {
    await app?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each([
    ['/docs', 'home', 'text/html'],
    ['/docs/', 'home', 'text/html'],
    ['/docs/webhooks', 'webhooks', 'text/html'],
    ['/docs/webhooks.md', '# Webhooks', 'text/markdown'],
    ['/docs/errors', 'errors', 'text/html'],
    ['/docs/errors/notFound', 'not found', 'text/html'],
    ['/docs/errors/NOTFOUND', 'not found', 'text/html'],
    ['/docs/errors/notFound.md', '# notFound', 'text/markdown'],
    ['/docs/llms.txt', '# Rialto', 'text/plain'],
    ['/docs/changes.atom', '<feed/>', 'application/atom+xml'],
    ['/llms.txt', '# Rialto', 'text/plain'],
  ])('%s answers its page', async (url, text, type) => {
    const { statusCode, body, headers } = await app.inject(url)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: text })
    expect(headers['content-type']).toContain(type)
    if (type === 'text/html')
      expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';")
  })

  test('the worker of the search has the policy of the pages, not that of answers without code', async () => {
    const { headers } = await app.inject('/docs/pagefind/pagefind-worker.js')
    expect(headers['content-security-policy']).toContain("'wasm-unsafe-eval'")
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
  })

  test('the reference with Try it out stays where it was', async () => {
    expect((await app.inject('/docs/reference')).body).toContain('swagger-ui-bundle.js')
  })

  test('a page is sent compressed, and files named by their content are kept', async () => {
    const { headers } = await app.inject({ url: '/docs/webhooks', headers: { 'accept-encoding': 'gzip' } })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
    expect((await app.inject('/docs/assets/app.1a2b.js')).headers['cache-control']).toContain('immutable')
  })

  test.each(['/docs/nothing', '/docs/nothing.md', '/docs/errors/nothing'])(
    '%s answers the site’s page for unknown addresses',
    async url => {
      const { statusCode, body, headers } = await app.inject(url)
      expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'no such page' })
      expect(headers['content-security-policy']).toContain("script-src 'self'")
    },
  )

  test.each(['/docs/..%2f..%2fetc/passwd', '/docs/errors/..%2fpolicy'])('%s is not found', async url =>
    expect((await app.inject(url)).statusCode).toBe(404),
  )
})

test('a site that is built while the server runs is served from then on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rialto-docs-later-'))
  mkdirSync(join(folder, 'docs/site'), { recursive: true })
  writeFileSync(join(folder, 'docs/site/package.json'), '{}')
  const app = Fastify()
  const docsDir = join(folder, 'dist/docs')
  docsRoutes(app, docsDir)
  expect((await app.inject('/docs')).body).toContain('/api/v1/transfers/managed/execute')
  expect((await app.inject('/docs/errors/notFound')).statusCode).toBe(200)
  expect((await app.inject('/docs/webhooks')).statusCode).toBe(404)
  rmSync(docsDir, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(docsDir, name)), { recursive: true })
    writeFileSync(join(docsDir, name), text)
  }
  for (const [url, text] of [
    ['/docs', 'home'],
    ['/docs/errors', 'errors'],
    ['/docs/errors/notFound', 'not found'],
    ['/docs/webhooks', 'webhooks'],
  ] as const)
    expect((await app.inject(url)).body).toBe(text)
  await app.close()
  rmSync(folder, { recursive: true })
})

test('where the folder of the site cannot be made, the server starts with the plain pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rialto-docs-closed-'))
  mkdirSync(join(folder, 'docs/site'), { recursive: true })
  writeFileSync(join(folder, 'docs/site/package.json'), '{}')
  // A file in the place of the folder above it.
  writeFileSync(join(folder, 'dist'), '')
  const app = Fastify()
  docsRoutes(app, join(folder, 'dist/docs'))
  expect((await app.inject('/docs')).statusCode).toBe(200)
  await app.close()
  rmSync(folder, { recursive: true })
})

test('without a built site, the operations and each error have a page all the same', async () => {
  const app = Fastify()
  docsRoutes(app, join(tmpdir(), 'rialto-no-such-folder'))
  expect((await app.inject('/docs')).body).toContain('/api/v1/transfers/managed/execute')
  expect((await app.inject('/docs/errors/notFound')).statusCode).toBe(200)
  await app.close()
})
