import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LiteSVM } from 'litesvm'

/** litesvm is an optional dependency, with binaries for common platforms only. */
export class LiteSvmMissingError extends Error {
  override readonly name = 'LiteSvmMissingError'
}

const load = async () => {
  try {
    return (await import('litesvm')).LiteSVM
  } catch (cause) {
    throw new LiteSvmMissingError('litesvm is not installed here: the sandbox starts without Solana', { cause })
  }
}

const pattern = /^solana-(\d+)\.svm$/

/** Saved states, newest first, each with its number of transactions. */
const saved = (folder: string): { count: number; file: string }[] => {
  if (!existsSync(folder)) return []
  const counts = readdirSync(folder).flatMap(name => pattern.exec(name)?.[1] ?? [])
  return counts
    .map(Number)
    .sort((one, other) => other - one)
    .map(count => ({ count, file: join(folder, `solana-${count}.svm`) }))
}

interface OpenedSvm {
  svm: LiteSVM
  count: number
  isFresh: boolean
}

/**
 * Opens the machine with the state after the first `count` transactions of the journal. An unreadable saved state is
 * ignored, because the journal contains all of it. We make and check blockhashes ourselves, because with the machine's
 * own a replay would depend on its time.
 *
 * @throws LiteSvmMissingError
 */
export const openSvm = async (folder: string | undefined): Promise<(transactions: number) => OpenedSvm> => {
  const Svm = await load()
  return transactions => {
    for (const { count, file } of folder === undefined ? [] : saved(folder)) {
      if (count > transactions) continue
      try {
        const svm = Svm.fromBytes(new Uint8Array(readFileSync(file)))
        return { svm: svm.withBlockhashCheck(false), count, isFresh: false }
      } catch {
        // Cut short by a power cut: use the previous state, or only the journal.
      }
    }
    return { svm: new Svm().withBlockhashCheck(false), count: 0, isFresh: true }
  }
}

/** Replaces the saved state in one step. Older ones are deleted after the new one exists. */
export const saveSvm = (folder: string, svm: LiteSVM, count: number): void => {
  const name = `solana-${count}.svm`
  const draft = join(folder, `${name}.new`)
  try {
    writeFileSync(draft, svm.toBytes(), { mode: 0o600, flush: true })
    renameSync(draft, join(folder, name))
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  for (const other of readdirSync(folder)) {
    if (pattern.test(other) && other !== name) rmSync(join(folder, other))
  }
}
