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

/**
 * A client's page, on a separate origin, that opens Link or backup mode with this SDK and records every callback in
 * `calls`. `statuses` are the answers of `onStatusPoll`, the last of them repeated; `pollOf` answers it by pair;
 * `throws` makes that callback fail.
 */
export const serveHostPage = async (sdk: string): Promise<PageServer> => {
  const script = (await bundle(sdk)).replaceAll('</script', '<\\/script')
  const html = `<!doctype html><title>Client</title><script>
window.meshLinkShouldSkipPrewarm = true
window.calls = []
window.statuses = []
const make = options => {
  const names = ['onIntegrationConnected', 'onExit', 'onEvent', 'onTransferFinished']
  const record = name => (...values) => window.calls.push([name, ...values])
  const answer = name => async (...values) => {
    window.calls.push([name, ...values])
    if (window.throws === name) throw new Error('the backend said no')
    if (name === 'onAddressInit') return { status: 'failed' } // ignored
    if (window.pollOf) return window.pollOf(...values)
    if (name === 'onStatusPoll') return window.statuses.length > 1 ? window.statuses.shift() : window.statuses[0]
  }
  return Sdk.createLink({
    ...Object.fromEntries(names.map(name => [name, record(name)])),
    ...Object.fromEntries(['onAddressInit', 'onStatusPoll'].map(name => [name, answer(name)])),
    ...options,
  })
}
window.openLink = (token, options) => make(options).openLink(token)
window.openBackup = (config, openOptions, options) => {
  window.link = make(options)
  window.link.openLinkBackup(config, openOptions)
}
</script><script>${script}</script>`
  return servePages(html)
}
