import { runOnSupportedNode } from './supportedNode.mjs'

await runOnSupportedNode()

const { createServer: createHttpServer } = await import('node:http')
const { watch } = await import('node:fs')
const { rm } = await import('node:fs/promises')
const { join, relative, resolve } = await import('node:path')
const { pathToFileURL } = await import('node:url')
const { context } = await import('esbuild')
const { createServer: createViteServer } = await import('vite')
const { buildAll, devBundle, forDev } = await import('./build.mjs')
const { dependenciesApart } = await import('./dependenciesApart.mjs')
const { root } = await import('./sources.mjs')
const { superviseProcess } = await import('./superviseProcess.mjs')

const say = text => process.stdout.write(text)
const settleMs = 30

const port = Number(process.env.PORT || 4000)
const server = `http://127.0.0.1:${port}`
const page = `http://127.0.0.1:${port + 3}`
/** Link tokens lead to Vite, which serves the page from its sources and passes every other request to the server. */
const env = { ...process.env, RIALTO_PUBLIC_URL: process.env.RIALTO_PUBLIC_URL || page }

/** Rebuilds after a change. Returns the sources that went into the build. */
const startBuilding = async () => {
  const outdir = join(root, 'dist/dev')
  // Each build leaves its old chunks for the process that still runs them.
  await rm(outdir, { recursive: true, force: true })
  const dependencies = dependenciesApart({ folder: join(root, '.cache/dev-dependencies'), options: forDev })
  const building = await context({ ...devBundle(outdir, [dependencies.plugin]), metafile: true, logLevel: 'silent' })
  let inputs
  return {
    /**
     * A source outside the bundle (a test, a page) needs no rebuild. After a failed build any source may be part of it.
     */
    concerns: path => inputs === undefined || inputs.has(relative(root, path)),
    /** @returns {Promise<boolean>} whether there is something new to run */
    build: async () => {
      const begun = performance.now()
      try {
        const { metafile } = await building.rebuild()
        inputs = new Set(Object.keys(metafile.inputs))
        await dependencies.bundleDependencies()
        say(`  built in ${Math.round(performance.now() - begun)} ms\n`)
        return true
      } catch (error) {
        inputs = undefined
        for (const { text, location } of error.errors ?? [{ text: error.stack }])
          say(`  ${location ? `${location.file}:${location.line}:${location.column}: ` : ''}${text}\n`)
        return false
      }
    },
    stop: () => building.dispose(),
  }
}

/** Calls `onChange` after a quiet period in which at least one relevant file has changed. */
const watchSources = (folders, concerns, onChange) => {
  let timer
  const watchers = folders.map(folder =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (!name || /(^|\/)(node_modules|dist)\//.test(name) || !concerns(resolve(folder, name))) return
      clearTimeout(timer)
      timer = setTimeout(onChange, settleMs)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

/** Vite serves the page itself. Other paths below `/link`, and everything else, go to the server. */
const toServer = {
  name: 'rialto-server',
  config: () => ({
    server: { proxy: { '^/(?!link(/|\\?|$))': server, '^/link/(api|oauth|assets)(/|\\?|$)': server } },
  }),
  configureServer: vite => {
    vite.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/link(?=\?|$)/, '/link/')
      next()
    })
  },
}

/** Uses a separate HTTP server: with its own, Vite would end the process at SIGTERM before the server has stopped. */
const startVite = async () => {
  const listener = createHttpServer()
  const vite = await createViteServer({
    configFile: join(root, 'apps/link/vite.config.ts'),
    logLevel: 'warn',
    plugins: [toServer],
    server: { middlewareMode: { server: listener }, hmr: { server: listener } },
  })
  listener.on('request', vite.middlewares)
  await new Promise((resolve, reject) => listener.once('error', reject).listen(port + 3, '127.0.0.1', resolve))
  return async () => {
    await vite.close()
    listener.closeAllConnections()
    listener.close()
  }
}

const building = await startBuilding()
const child = superviseProcess({
  env,
  say,
  args: isFirst => [join(root, 'scripts/start.mjs'), '--watched', ...(isFirst ? [] : ['--quiet'])],
})

let begun = performance.now()
let queue = Promise.resolve()
const rebuild = async () => {
  begun = performance.now()
  if (!(await building.build())) return
  if (await child.restart()) say(`  restarted in ${Math.round(performance.now() - begun)} ms\n`)
}

const stops = []
let stopping
/**
 * Stops in the reverse order of the starts, so that the server ends before its database. A second Ctrl-C does not wait.
 */
const stop = async code => {
  if (stopping) process.exit(1)
  stopping = true
  for (const one of stops.reverse()) await one()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0))

try {
  say('\nBuild\n')
  await buildAll(say, ['link', 'dashboard', 'demo'])
  stops.push(building.stop)
  if (!(await building.build())) throw new Error('The server could not be built.')
  const { holdServices } = await import(pathToFileURL(join(root, 'dist/dev/services.mjs')).href)
  const services = await holdServices(env)
  stops.push(services.stop)
  stops.push(child.stop)
  await child.restart()
  stops.push(await startVite())
  const folders = ['apps/server', 'packages'].map(folder => join(root, folder))
  const unwatch = watchSources(folders, building.concerns, () => (queue = queue.then(rebuild)))
  stops.push(unwatch)
  say(`\nWatching. The server restarts and the Link page at ${page}/link reloads when their sources change.\n`)
} catch (error) {
  process.stderr.write(`\n${error?.name === 'ConfigError' ? error.message : (error?.stack ?? error)}\n`)
  await stop(1)
}
