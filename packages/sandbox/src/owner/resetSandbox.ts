import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeChains } from '../chains/temporaryFolder.ts'
import { claimSandbox, findOwner } from './claimSandbox.ts'
import { sandboxNetworks } from '../chains/ports.ts'

/**
 * Deletes a sandbox folder. Balances, withdrawals and chains begin again at the next start. Ends programs of a killed
 * owner. Returns whether there was anything to delete.
 *
 * @throws while a process runs the sandbox
 */
export const resetSandbox = async (folder: string): Promise<boolean> => {
  if (!existsSync(folder)) return false
  const owner = findOwner(folder)
  if (owner !== undefined) throw new SandboxRunningError(owner.ownerPid)
  // The claim prevents a start while the folder is deleted.
  await claimSandbox(folder)
  await removeChains(join(folder, 'chains'), sandboxNetworks)
  rmSync(folder, { recursive: true, force: true })
  return true
}

export class SandboxRunningError extends Error {
  override readonly name = 'SandboxRunningError'
  constructor(pid: number) {
    super(`The sandbox is running in process ${pid}. Stop Rialto first, then reset.`)
  }
}
