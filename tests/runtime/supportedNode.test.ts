import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const scripts = join(import.meta.dirname, '../../scripts')
const name = 'node-of-a-test'
const version = '99.1.0'

/** A registry that has one package: the Node of this test, which says that it is another version. */
const startRegistry = async (folder: string) => {
  const source = join(folder, 'source')
  await mkdir(join(source, 'bin'), { recursive: true })
  await writeFile(join(source, 'package.json'), JSON.stringify({ name, version }))
  await writeFile(
    join(source, 'version.cjs'),
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
  )
  const shell = `#!/bin/sh
[ "$1" = --version ] && exec echo v${version}
exec "${process.execPath}" --require "$(dirname "$0")/../version.cjs" "$@"
`
  await writeFile(join(source, 'bin/node'), shell)
  await chmod(join(source, 'bin/node'), 0o755)
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: source })
  const archive = await readFile(join(folder, `${name}-${version}.tgz`))
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
  let downloads = 0
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) {
      downloads += 1
      return void response.end(archive)
    }
    const tarball = `http://${request.headers.host}/${name}/-/${name}-${version}.tgz`
    const versions = { [version]: { name, version, dist: { tarball, integrity } } }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { url, integrity, downloads: () => downloads, stop: () => server.close() }
}

let folder: string
let registry: Awaited<ReturnType<typeof startRegistry>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-node-'))
  registry = await startRegistry(folder)
})
afterAll(async () => {
  registry.stop()
  await rm(folder, { recursive: true, force: true })
})

let checkouts = 0
/** A checkout that supports no Node but the one of the registry, with a program that says what it runs under. */
const makeCheckout = async ({ integrity = registry.integrity, withList = true } = {}) => {
  const checkout = join(folder, `checkout-${(checkouts += 1)}`)
  await mkdir(join(checkout, 'scripts'), { recursive: true })
  const release = { package: name, version, integrity }
  await writeFile(join(checkout, 'package.json'), JSON.stringify({ type: 'module', engines: { node: '>=99.0.0' } }))
  for (const script of ['supportedNode', 'fetchNode', 'node'])
    await cp(join(scripts, `${script}.mjs`), join(checkout, `scripts/${script}.mjs`))
  const list = { 26: { [`${process.platform}-${process.arch}`]: release } }
  if (withList) await writeFile(join(checkout, 'scripts/nodes.json'), JSON.stringify(list))
  await writeFile(
    join(checkout, 'program.mjs'),
    `process.stdout.write(process.versions.node + ' ' + process.argv.slice(2).join(' ') + '\\n')
    if (process.argv[2] === 'wait') setInterval(() => {}, 1_000)
    else if (process.argv[2] === 'fail') process.exitCode = 7`,
  )
  return checkout
}

const start = (checkout: string, ...words: string[]) => {
  const env = { PATH: process.env['PATH'], HOME: join(folder, 'home'), npm_config_registry: registry.url }
  return spawn(process.execPath, ['scripts/node.mjs', 'program.mjs', ...words], { cwd: checkout, env })
}

const ending = async (child: ChildProcess) => {
  const [output, said] = ['', ''].map(() => [] as Buffer[])
  child.stdout?.on('data', (chunk: Buffer) => output?.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => said?.push(chunk))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { code, signal, output: String(Buffer.concat(output ?? [])), said: String(Buffer.concat(said ?? [])) }
}

test('under an unsupported Node a command runs under the pinned one, which is downloaded once', async () => {
  const checkout = await makeCheckout()
  const before = registry.downloads()
  const first = await ending(start(checkout, 'one', 'two'))
  expect(first).toMatchObject({ code: 0, output: `${version} one two\n` })
  expect(first.said).toMatch(
    /^Node [\d.]+ is not supported: running under Node 99\.1\.0 from npm\.\nDownloading it once/,
  )
  const second = await ending(start(checkout, 'fail'))
  expect(second).toMatchObject({ code: 7, output: `${version} fail\n` })
  expect(second.said.trim().split('\n')).toHaveLength(1)
  expect(registry.downloads()).toBe(before + 1)
})

test('commands that start at the same time share one Node, and no download is left behind', async () => {
  const checkout = await makeCheckout()
  const all = await Promise.all(['a', 'b', 'c'].map(word => ending(start(checkout, word))))
  expect(all.map(({ output }) => output)).toEqual(['a', 'b', 'c'].map(word => `${version} ${word}\n`))
  expect(await readdir(join(checkout, '.cache/node'))).toEqual([`${name}-${version}`])
})

test('a package with another digest than the one in the repository is refused', async () => {
  const integrity = `sha512-${createHash('sha512').update('another').digest('base64')}`
  const checkout = await makeCheckout({ integrity })
  const end = await ending(start(checkout))
  expect(end).toMatchObject({ code: 1, output: '' })
  expect(end.said).toContain('EINTEGRITY')
  expect(end.said).toMatch(/Rialto requires Node >=99\.0\.0; this is [\d.]+\. Install one of these\.\n$/)
  expect(await readdir(join(checkout, '.cache/node'))).toEqual([])
})

test('a release, which has no list, names the versions that it requires', async () => {
  const end = await ending(start(await makeCheckout({ withList: false })))
  expect(end).toEqual({
    code: 1,
    signal: null,
    output: '',
    said: `Rialto requires Node >=99.0.0; this is ${process.versions.node}.\n`,
  })
})

let fetched: Promise<string> | undefined
/** A checkout that has downloaded its Node. */
const makeReadyCheckout = async (): Promise<string> => {
  const checkout = await makeCheckout()
  await ending(start(checkout))
  return checkout
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s reaches the command, and its end is the end of both', async signal => {
  const child = start(await (fetched ??= makeReadyCheckout()), 'wait')
  child.stdout.once('data', () => child.kill(signal))
  expect(await ending(child)).toMatchObject({ code: null, signal, output: `${version} wait\n` })
})
