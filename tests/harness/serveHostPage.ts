import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

import { type PageServer, servePages } from '../../packages/web-sdk/src/testing/servePages.ts'

const bundle = async (sdk: string): Promise<string> => {
  const result = await build({
    stdin: {
      contents: `export { createLink } from '${sdk}'`,
      resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'Sdk',
    platform: 'browser',
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}

/** A page of some client, on an origin of its own, that opens Link with that SDK and keeps every callback in `calls`. */
export const serveHostPage = async (sdk: string): Promise<PageServer> => {
  const script = (await bundle(sdk)).replaceAll('</script', '<\\/script')
  const html = `<!doctype html><title>Client</title><script>
window.meshLinkShouldSkipPrewarm = true
window.calls = []
window.openLink = (token, options) => {
  const names = ['onIntegrationConnected', 'onExit', 'onEvent', 'onTransferFinished']
  const record = name => (...values) => window.calls.push([name, ...values])
  Sdk.createLink({ ...Object.fromEntries(names.map(name => [name, record(name)])), ...options }).openLink(token)
}
</script><script>${script}</script>`
  return servePages(html)
}
