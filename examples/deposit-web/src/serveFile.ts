import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

const FILES: Record<string, [name: string, type: string]> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/page.js': ['page.js', 'text/javascript; charset=utf-8'],
  '/page.css': ['page.css', 'text/css; charset=utf-8'],
}

/** The page's three files and nothing else. The SDK adds one `<style>`, hence `unsafe-inline` for styles only. */
export async function serveFile(path: string, response: ServerResponse, linkOrigin?: string): Promise<void> {
  const file = FILES[path]
  if (!file) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  const [name, type] = file
  const folder = [import.meta.dirname, join(import.meta.dirname, '../dist')].find(at => existsSync(join(at, 'page.js')))
  if (!folder) return void response.writeHead(503, { 'content-type': 'text/plain' }).end('Run "npm run build" first.')
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy':
      `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: ${linkOrigin ?? 'http: https:'}; base-uri 'none'; ` +
      `frame-ancestors 'none'; frame-src ${linkOrigin ?? 'http: https:'}`,
  })
  response.end(await readFile(join(folder, name)))
}
