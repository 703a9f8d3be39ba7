import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LiteSVM } from 'litesvm'

/** litesvm is an optional dependency, with programs for the common platforms only. */
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

/** The newest state on disk, with the number of transactions it holds. */
const newest = (folder: string): { count: number; file: string } | undefined => {
  if (!existsSync(folder)) return undefined
  const counts = readdirSync(folder).flatMap(name => pattern.exec(name)?.[1] ?? [])
  const count = Math.max(-1, ...counts.map(Number))
  return count < 0 ? undefined : { count, file: join(folder, `solana-${count}.svm`) }
}

/**
 * The machine, with what `count` transactions of the journal have left in it. Blockhashes are ours and checked by us: the
 * machine's own would make a replay depend on when it happens.
 *
 * @throws LiteSvmMissingError
 */
export const openSvm = async (
  folder: string | undefined,
): Promise<{ svm: LiteSVM; count: number; isFresh: boolean }> => {
  const Svm = await load()
  const saved = folder === undefined ? undefined : newest(folder)
  const svm = saved === undefined ? new Svm() : Svm.fromBytes(new Uint8Array(readFileSync(saved.file)))
  return { svm: svm.withBlockhashCheck(false), count: saved?.count ?? 0, isFresh: saved === undefined }
}

/** Replaces the state on disk in one step; older ones go once the new one is there. */
export const saveSvm = (folder: string, svm: LiteSVM, count: number): void => {
  const name = `solana-${count}.svm`
  writeFileSync(join(folder, `${name}.new`), svm.toBytes(), { mode: 0o600 })
  renameSync(join(folder, `${name}.new`), join(folder, name))
  for (const other of readdirSync(folder)) {
    if (pattern.test(other) && other !== name) rmSync(join(folder, other))
  }
}
