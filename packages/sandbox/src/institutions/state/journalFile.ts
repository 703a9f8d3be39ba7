import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StateEvent } from './types.ts'

/** Lines of JSON, one transaction each. What was appended survives a kill -9 and a power cut. */
export interface JournalFile {
  append(events: readonly StateEvent[]): void
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
export const readJournal = (path: string): StateEvent[][] => {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as StateEvent[]
    } catch (cause) {
      throw new Error(`The sandbox journal is damaged at line ${index + 1}: ${path}`, { cause })
    }
  })
}

/** Replaces the file by `transactions` in one step, then opens it for appending. Readable by its owner only. */
export const openJournal = (dataDir: string, transactions: readonly (readonly StateEvent[])[]): JournalFile => {
  const path = journalPath(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
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

export const journalPath = (dataDir: string): string => join(dataDir, 'institutions.jsonl')
