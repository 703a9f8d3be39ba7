import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callRpc } from '../callRpc.ts'
import { sandboxMnemonic } from '../treasury.ts'
import { readHolder } from '../../processes/holderFile.ts'
import { isAlive } from '../../processes/processes.ts'
import { superviseAnvil, type SupervisedNode } from './superviseAnvil.ts'

let folder: string
let base: string
let prepared: number
const nodes: SupervisedNode[] = []

async function start(): Promise<SupervisedNode> {
  const log = () => undefined
  const prepare = async () => {
    prepared += 1
  }
  const node = await superviseAnvil({
    chainId: 31_337,
    mnemonic: sandboxMnemonic,
    base,
    keepState: true,
    log,
    prepare,
  })
  nodes.push(node)
  return node
}

const nodePid = () => readHolder(`${base}.pid.json`)?.nodePid ?? 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anvil-'))
  base = join(folder, 'chain')
  prepared = 0
})
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('stop leaves no process and no pid file, and keeps the state', async () => {
  const node = await start()
  await callRpc(node.rpcUrl, 'anvil_setBalance', ['0x00000000000000000000000000000000000A11cE', '0x7'])
  const pid = nodePid()
  expect(isAlive(pid)).toBe(true)
  await node.stop()
  expect(isAlive(pid)).toBe(false)
  expect(readHolder(`${base}.pid.json`)).toBeUndefined()
  const again = await start()
  expect(again.rpcUrl, 'others have the address').toBe(node.rpcUrl)
  expect(await callRpc(again.rpcUrl, 'eth_getBalance', ['0x00000000000000000000000000000000000A11cE', 'latest'])).toBe(
    '0x7',
  )
})

test('a node that dies is started again at the same address', async () => {
  const node = await start()
  const pid = nodePid()
  process.kill(pid, 'SIGKILL')
  // At its first start, at a temporary address after it died, and at its old address.
  await expect
    .poll(() => [prepared, readHolder(`${base}.pid.json`)?.url], { timeout: 10_000 })
    .toEqual([3, node.rpcUrl])
  expect(nodePid()).not.toBe(pid)
  expect(await callRpc(node.rpcUrl, 'eth_chainId')).toBe('0x7a69')
})

test('a second start on the folder attaches, and its stop leaves the node alone', async () => {
  const first = await start()
  const second = await start()
  expect(second).toMatchObject({ rpcUrl: first.rpcUrl, owned: false })
  await second.stop()
  expect(await callRpc(first.rpcUrl, 'eth_chainId')).toBe('0x7a69')
})

test('starts at the same moment end in one node', async () => {
  const started = await Promise.all([start(), start(), start()])
  expect(started.filter(node => node.owned)).toHaveLength(1)
  expect(new Set(started.map(node => node.rpcUrl)).size).toBe(1)
})

test('a node whose owner was killed is ended before another starts', async () => {
  const script = join(folder, 'holder.mjs')
  const { build } = await import('esbuild')
  const module = new URL('./superviseAnvil.ts', import.meta.url).pathname
  const options = { chainId: 31_337, mnemonic: sandboxMnemonic, base, keepState: true }
  const contents = `import { superviseAnvil } from ${JSON.stringify(module)}
    await superviseAnvil({ ...${JSON.stringify(options)}, log() {}, prepare: async () => {} })
    console.log('ready'); setInterval(() => {}, 1000)`
  const define = { 'import.meta.url': JSON.stringify(new URL(import.meta.url).href) }
  const stdin = { contents, resolveDir: folder }
  await build({ stdin, outfile: script, bundle: true, platform: 'node', format: 'esm', define })
  const holder = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise(resolve => holder.stdout.once('data', resolve))
  const orphan = nodePid()
  const { url } = readHolder(`${base}.pid.json`) ?? {}
  const gone = new Promise(resolve => holder.once('exit', resolve))
  holder.kill('SIGKILL')
  await gone
  expect(isAlive(orphan)).toBe(true)

  const node = await start()
  expect(node).toMatchObject({ owned: true, rpcUrl: url })
  // Restored at a temporary address first, so that the shared address never serves fewer blocks than before.
  expect(prepared).toBe(2)
  expect(isAlive(orphan)).toBe(false)
  expect(nodePid()).not.toBe(orphan)
})

test('a stale file with the process id of another program does not end that program', async () => {
  const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  const dead = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' })
  await new Promise(resolve => dead.once('exit', resolve))
  try {
    const holder = { ownerPid: dead.pid, nodePid: bystander.pid, url: 'http://127.0.0.1:1' }
    writeFileSync(`${base}.pid.json`, JSON.stringify(holder))
    expect((await start()).owned).toBe(true)
    expect(bystander.exitCode).toBeNull()
    expect(bystander.signalCode).toBeNull()
  } finally {
    bystander.kill('SIGKILL')
  }
})

test('where another program has the port of last time, it starts on a free one', async () => {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = taken.address() as AddressInfo
    writeFileSync(`${base}.port`, String(port))
    const node = await start()
    expect(node.rpcUrl).not.toBe(`http://127.0.0.1:${port}`)
    expect(await callRpc(node.rpcUrl, 'eth_chainId')).toBe('0x7a69')
  } finally {
    taken.close()
  }
})

test('half a state file is set aside', async () => {
  writeFileSync(`${base}.state.json`, '{"block":{"num')
  const node = await start()
  expect(await callRpc(node.rpcUrl, 'eth_blockNumber')).toBe('0x0')
  expect(readFileSync(`${base}.state.json.unreadable`, 'utf8')).toBe('{"block":{"num')
})
