import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

import { createMockApi } from './createMockApi.ts'

/** The policy that the real server sends with the page. */
const policyOf = async (dist: string): Promise<string> => {
  const { scripts, styles } = JSON.parse(await readFile(join(dist, 'policy.json'), 'utf8')) as InlineHashes
  const own = `script-src 'self' ${scripts.join(' ')}; style-src 'self' ${styles.join(' ')}`
  return `default-src 'none'; ${own}; img-src 'self' data: https:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`
}

interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export type ServedPage = { origin: string; stop: () => Promise<void> }

/** A built page and the mock API on one origin of the loopback, with a host page of the SDK's shape at `/host`. */
export async function servePage(dist: string): Promise<ServedPage> {
  const allowedOrigins: string[] = []
  const mockApi = createMockApi(allowedOrigins)
  const policy = await policyOf(dist)
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://page')
    if (pathname.startsWith('/link/api/') || pathname.startsWith('/mock-institution/'))
      return mockApi(request, response)
    if (pathname === '/host') return response.setHeader('content-type', 'text/html').end(hostPage(search))
    const isAsset = extname(pathname) !== ''
    const file = isAsset ? normalize(join(dist, pathname.replace(/^\/link\//, ''))) : join(dist, 'index.html')
    readFile(file).then(
      content => {
        const type = types[extname(file)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(content)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  allowedOrigins.push(origin)
  return { origin, stop: () => stopServer(server) }
}

const stopServer = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** Acts like the published SDK: frames the page, answers `loaded`, and records received messages in `received`. */
function hostPage(search: string): string {
  return `<!doctype html><title>Shop</title><iframe src="/link/${search}" title="Link" width="400" height="700"></iframe>
<script>
  window.received = []
  addEventListener('message', event => {
    window.received.push(event.data)
    if (event.data.type !== 'loaded') return
    const answer = message => event.source.postMessage(message, event.origin)
    answer({ type: 'meshSDKSpecs', payload: { platform: 'web', version: '3.13.0', origin: location.origin } })
    if (location.search.includes('returning')) answer({ type: 'frontAccessTokens', payload: [{ accessToken: 'a' }] })
  })
</script>`
}
