import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Lines of JSON, one transaction each. What was appended survives a kill -9 and a power cut. */
export interface JournalFile<E> {
  append(events: readonly E[]): void
  close(): void
}

const fsyncFolder = (path: string): void => {
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

const writeAll = (file: number, text: string): void => {
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done)
  fsyncSync(file)
}

/**
 * Every transaction ever acknowledged. A last line without its line feed was cut short by a crash before anybody was
 * answered, and is left out; a bad line anywhere else is damage, and throws.
 */
export const readJournal = <E>(path: string): E[][] => {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as E[]
    } catch (cause) {
      throw new Error(`The sandbox journal is damaged at line ${index + 1}: ${path}`, { cause })
    }
  })
}

/** Replaces the file by `transactions` in one step, then opens it for appending. Readable by its owner only. */
export const openJournal = <E>(path: string, transactions: readonly (readonly E[])[]): JournalFile<E> => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.new`
  const fresh = openSync(temporary, 'w', 0o600)
  writeAll(fresh, transactions.map(events => `${JSON.stringify(events)}\n`).join(''))
  closeSync(fresh)
  renameSync(temporary, path)
  fsyncFolder(path)
  const file = openSync(path, 'a', 0o600)
  return {
    append: events => writeAll(file, `${JSON.stringify(events)}\n`),
    close: () => closeSync(file),
  }
}
