import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  claimHolder,
  dropStaleHolder,
  isStale,
  readHolder,
  us,
  writeHolder,
  type Holder,
} from '../processes/holderFile.ts'

/** One process owns a sandbox folder and runs its institutions and chains. Other processes use these. */
export type SandboxClaim =
  | {
      isOurs: true
      /** Announces the URL, after which other processes can join. */
      publish(origin: string): void
      /** Releases the folder, which the next process can claim. */
      release(): void
    }
  | { isOurs: false; origin: string }

const startTimeoutMs = 60_000

const fileIn = (folder: string): string => join(folder, 'owner.json')

/** The process that runs the sandbox of a folder, if any. */
export const findOwner = (folder: string): Holder | undefined => {
  const holder = readHolder(fileIn(folder))
  return isStale(holder) ? undefined : holder
}

/** URL of the running sandbox of a folder, or undefined if none is running. */
export const findRunningSandbox = (folder: string): string | undefined => findOwner(folder)?.url

/**
 * Claims a sandbox folder for this process, also after a killed owner. Otherwise waits until its owner responds.
 * @throws if another process is starting it and is not ready within a minute
 */
export const claimSandbox = async (folder: string): Promise<SandboxClaim> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = fileIn(folder)
  for (let waitedMs = 0; waitedMs < startTimeoutMs; waitedMs += 50) {
    if (claimHolder(file, us())) {
      return {
        isOurs: true,
        publish: url => writeHolder(file, { ...us(), url }),
        release: () => dropStaleHolder(file, holder => holder?.ownerPid === process.pid),
      }
    }
    const holder = readHolder(file)
    if (isStale(holder)) dropStaleHolder(file, isStale)
    else if (holder?.url !== undefined) return { isOurs: false, origin: holder.url }
    else await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`Another process has been starting the sandbox in ${folder} for a minute. Stop it and start again.`)
}
