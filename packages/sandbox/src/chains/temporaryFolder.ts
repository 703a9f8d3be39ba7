import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHolder } from '../processes/holderFile.ts'
import { isAlive, isSandboxNode, terminate } from '../processes/processes.ts'
import type { SandboxNetwork } from './ports.ts'

/** A folder for chains without saved state. Ends nodes in folders of killed processes. */
export async function temporaryFolder(
  networks: readonly SandboxNetwork[],
  root: string = join(tmpdir(), `rialto-sandbox-${process.getuid?.() ?? 'user'}`),
): Promise<{ folder: string; remove(): void }> {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(root)) {
    const ownerPid = Number(/^(\d+)-/.exec(name)?.[1])
    if (ownerPid > 0 && !isAlive(ownerPid)) await removeChains(join(root, name), networks)
  }
  const folder = mkdtempSync(join(root, `${process.pid}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Deletes a folder of chains, and ends its running nodes. */
export async function removeChains(folder: string, networks: readonly SandboxNetwork[]): Promise<void> {
  for (const { networkId, chainId } of networks) {
    const pid = readHolder(join(folder, `${networkId}.pid.json`))?.nodePid
    if (pid !== undefined && isSandboxNode(pid, chainId)) await terminate(pid)
  }
  rmSync(folder, { recursive: true, force: true })
}
