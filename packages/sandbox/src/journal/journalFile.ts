import {
  closeSync,
  fsyncSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Lines of JSON, one transaction each. Appended lines survive a kill -9 and a power cut. */
export interface JournalFile<E> {
  /** Throws if the disk does not accept all of it, and leaves the file unchanged. */
  append(events: readonly E[]): void
  close(): void
}

const fsyncFolder = (path: string): void => {
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

const writeAll = (file: number, text: string): number => {
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done)
  fsyncSync(file)
  return bytes.length
}

/** Replaces the file by `transactions` in one step. Only its owner can read it. */
const replaceFile = <E>(path: string, transactions: readonly (readonly E[])[]): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.new`
  try {
    const file = openSync(draft, 'w', 0o600)
    try {
      writeAll(file, transactions.map(events => `${JSON.stringify(events)}\n`).join(''))
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  fsyncFolder(path)
}

/**
 * Replaces the file by `transactions` in one step, then opens it for appending. A failed append, on a full disk for
 * example, is truncated before the next write, so an incomplete record never precedes a complete one.
 */
export const openJournal = <E>(path: string, transactions: readonly (readonly E[])[]): JournalFile<E> => {
  replaceFile(path, transactions)
  const file = openSync(path, 'a', 0o600)
  let length = fstatSync(file).size
  let isTorn = false
  const cutOff = () => {
    ftruncateSync(file, length)
    isTorn = false
  }
  return {
    append: events => {
      if (isTorn) cutOff()
      try {
        length += writeAll(file, `${JSON.stringify(events)}\n`)
      } catch (error) {
        isTorn = true
        cutOff()
        throw error
      }
    },
    close: () => closeSync(file),
  }
}
