import { isAlive, startOf } from './processes.ts'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

import { errorCode } from '@rialto/defined/errorCode'

/** The holder of a folder: the process that owns its contents, its URL, and the program it started. */
export interface Holder {
  ownerPid: number
  /**
   * Start time of that process, which distinguishes it from a later one with the same id, as after a restart of a
   * container.
   */
  ownerStartedAt?: string
  /** Process of a program that the owner started and that may outlive it. */
  nodePid?: number
  /** URL of the running service. Absent while it starts. */
  url?: string
}

/** This process as a holder. */
export const us = (): Holder => ({ ownerPid: process.pid, ownerStartedAt: startOf(process.pid) })

/** The owner is dead, or the file is not readable. */
export const isStale = (holder: Holder | undefined): boolean =>
  holder === undefined ||
  !isAlive(holder.ownerPid) ||
  (holder.ownerStartedAt !== undefined && holder.ownerStartedAt !== startOf(holder.ownerPid))

const isCount = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0

/** The holder in the file, or undefined without a readable file. */
export function readHolder(file: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const holder = value as Holder
    if (typeof value !== 'object' || value === null || !isCount(holder.ownerPid)) return undefined
    if (holder.nodePid !== undefined && !isCount(holder.nodePid)) return undefined
    return holder
  } catch {
    return undefined
  }
}

/** Writes a new file and renames it, so that no reader sees an incomplete one. */
export function writeHolder(file: string, holder: Holder): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(holder))
  renameSync(draft, file)
}

/** Claims the file unless another process has it: true for exactly one of any number of processes. */
export function claimHolder(file: string, holder: Holder): boolean {
  const draft = `${file}.${process.pid}.claim`
  writeFileSync(draft, JSON.stringify(holder))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes a file whose owner is dead. If another process has claimed it meanwhile, the file is put back. */
export function dropStaleHolder(file: string, isStale: (holder: Holder | undefined) => boolean): void {
  const aside = `${file}.${process.pid}.stale`
  try {
    renameSync(file, aside)
    if (!isStale(readHolder(aside))) linkSync(aside, file)
  } catch {
    // Another process has removed or replaced it, so the next claim decides.
  } finally {
    rmSync(aside, { force: true })
  }
}
