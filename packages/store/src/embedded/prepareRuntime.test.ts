import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformBinaries } from './platformBinaries.ts'
import { makeLinks, prepareRuntime } from './prepareRuntime.ts'
import { runTool } from './runTool.ts'
import { findSystemUser } from './systemUser.ts'

const { native, name } = platformBinaries()
const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
const user = findSystemUser('/nowhere')

let folder: string
let installed: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-runtime-'))
  chmodSync(folder, 0o755)
  installed = join(folder, 'native')
  // As npm installs it without scripts: without links.
  cpSync(native, installed, { recursive: true, filter: source => !lstatSync(source).isSymbolicLink() })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('without its links PostgreSQL does not run, and with our links it runs in place', async () => {
  expect(links.length).toBeGreaterThan(0)
  const initdb = join(installed, 'bin', 'initdb')
  expect((await runTool(initdb, ['--version'], user)).ok).toBe(false)
  expect(await prepareRuntime({ native: installed, name }, join(folder, 'cache'), user)).toBe(installed)
  expect(await runTool(initdb, ['--version'], user)).toMatchObject({ ok: true })
  expect(readlinkSync(join(installed, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/)
  await makeLinks(installed)
})

test.runIf(user)('files that the server’s user cannot read are copied once to a readable folder', async () => {
  const closed = join(folder, 'closed')
  cpSync(installed, join(closed, 'native'), { recursive: true, verbatimSymlinks: true })
  chmodSync(closed, 0o700)
  const cache = join(folder, 'cache')
  const runtime = await prepareRuntime({ native: join(closed, 'native'), name }, cache, user)
  expect(runtime).toBe(join(cache, name))
  expect(await runTool(join(runtime, 'bin', 'initdb'), ['--version'], user)).toMatchObject({ ok: true })
  writeFileSync(join(runtime, 'mark'), '')
  await prepareRuntime({ native: join(closed, 'native'), name }, cache, user)
  expect(existsSync(join(runtime, 'mark'))).toBe(true)
})

test('an incomplete copy of the runtime is replaced', async () => {
  const cache = join(folder, 'cache-broken')
  const broken = { native: join(folder, 'absent'), name: 'x' }
  await expect(prepareRuntime(broken, cache, user)).rejects.toThrow()
  expect(existsSync(join(cache, 'x'))).toBe(false)
})

test('a list with a link to the outside is rejected', async () => {
  const evil = join(folder, 'evil')
  cpSync(join(installed, 'bin'), evil, { recursive: true })
  writeFileSync(join(evil, 'pg-symlinks.json'), JSON.stringify([{ source: 'native/lib/a', target: 'native/../../b' }]))
  await expect(makeLinks(evil)).rejects.toThrow('Unexpected library')
})
