import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeHolder } from '../processes/holderFile.ts'
import { isAlive } from '../processes/processes.ts'
import { spawnAnvil } from './anvil/spawnAnvil.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { sandboxMnemonic } from './treasury.ts'
import { sandboxNetworks } from './ports.ts'

test('the node of a dead process is ended, and its folder is removed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sweep-'))
  const dead = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' })
  await new Promise(resolve => dead.once('exit', resolve))
  const left = join(root, `${dead.pid}-abc`)
  mkdirSync(left)
  const base = join(left, sandboxNetworks[0]?.networkId ?? '')
  const node = await spawnAnvil({ chainId: 31_337, mnemonic: sandboxMnemonic, base, keepState: false, port: 0 })
  try {
    writeHolder(`${base}.pid.json`, { ownerPid: dead.pid ?? 0, nodePid: node.pid, url: node.rpcUrl })
    const { folder, remove } = await temporaryFolder(sandboxNetworks, root)
    expect(isAlive(node.pid)).toBe(false)
    expect(existsSync(left)).toBe(false)
    expect(existsSync(folder)).toBe(true)
    remove()
  } finally {
    node.child.kill('SIGKILL')
    rmSync(root, { recursive: true, force: true })
  }
})
