import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildAll, bundle } from './build.mjs'
import { installOnDemand } from './onDemand.mjs'
import { root } from './sources.mjs'

/** Modules that read files beside their own, so they are not bundled; where the drivers are, only their importers know. */
const apart = {
  name: 'apart',
  setup: build =>
    build.onResolve({ filter: /^(puppeteer-core|selenium-webdriver|vitest)($|\/)/ }, async request => {
      if (request.pluginData === apart) return undefined
      const { path, kind, resolveDir } = request
      const found = await build.resolve(path, { kind, resolveDir, pluginData: apart })
      return found.errors.length > 0 ? found : { path: found.path, external: true }
    }),
}

// npm run test:browsers [-- firefox | webkit] [--only <part of a case's name>]
const outdir = join(root, 'dist/browsers')
installOnDemand('tests/browsers')
const tsc = [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', join(root, 'tests/browsers'), '--noEmit']
if (spawnSync(process.execPath, tsc, { stdio: 'inherit' }).status !== 0) process.exit(1)
await buildAll()
await bundle({ browsers: join(root, 'tests/browsers/main.ts') }, outdir, undefined, [apart])
const { main } = await import(pathToFileURL(join(outdir, 'browsers.mjs')).href)
process.exit(await main(process.argv.slice(2)))
