import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildAll, bundle } from './build.mjs'
import { root } from './sources.mjs'

/** Leaves only the connectors of these folders in the registry. The difference is the cost of all others. */
const only = names => ({
  name: 'only-some-connectors',
  setup(build) {
    build.onLoad({ filter: /connectors[/\\]src[/\\]registry\.ts$/ }, async ({ path }) => {
      const [head, ...entries] = (await readFile(path, 'utf8')).split(/^(?=export const )/m)
      const kept = entries.filter(entry => names.some(name => entry.includes(`/${name}/exchange.ts`)))
      if (names.some(name => !kept.some(entry => entry.includes(`/${name}/exchange.ts`))))
        throw new Error(`the registry does not name ${names.join(' and ')}`)
      return { contents: [head.replace(/^export .*$/m, ''), ...kept].join(''), loader: 'ts', resolveDir: dirname(path) }
    })
  },
})

/** These modules read files beside their own, so they are not bundled. */
const apart = {
  name: 'apart',
  setup: build => build.onResolve({ filter: /^(playwright-core|vitest)$/ }, ({ path }) => ({ path, external: true })),
}

const outdir = join(root, 'dist/bench')
const [, , name] = process.argv
// Ranking is a pure function and the report is text: neither needs a build.
if (!['funding', 'report'].includes(name))
  await buildAll(undefined, ['link', 'all', 'renew', 'short'].includes(name) ? undefined : ['server', 'link'])
const entries = {
  main: join(root, 'bench/main.ts'),
  cpuServer: join(root, 'bench/cpu/server.ts'),
  webhookReceiver: join(root, 'bench/webhooks/receiver.ts'),
}
await bundle(entries, outdir, undefined, [apart])
if (['boot', 'all', 'renew', 'short'].includes(name)) {
  const server = { server: join(root, 'bench/boot/serverStart.ts') }
  await bundle(server, join(outdir, 'all'))
  await bundle(server, join(outdir, 'two'), undefined, [only(['binance', 'coinbase'])])
}
const { main } = await import(pathToFileURL(join(outdir, 'main.mjs')).href)
process.exitCode = await main(process.argv.slice(2))
