import { copyFileSync, existsSync, readFileSync } from 'node:fs'

/** All appended transactions, oldest first. */
type Transactions<E> = E[][]

type Warn = (message: string) => void

const parse = <E>(text: string): E[] | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as E[]) : undefined
  } catch {
    return undefined
  }
}

/** A complete record after an incomplete one, which earlier versions wrote after a full disk. */
const recordBehindHalfOne = <E>(line: string): E[] | undefined => {
  for (let at = line.indexOf('[{', 1); at > 0; at = line.indexOf('[{', at + 1)) {
    const found = parse<E>(line.slice(at))
    if (found !== undefined) return found
  }
  return undefined
}

/** Keeps a copy of the damaged file for inspection. An earlier copy is never replaced. */
const keepCopy = (path: string): string => {
  for (let number = 1; ; number += 1) {
    const copy = `${path}.damaged-${number}`
    if (existsSync(copy)) continue
    copyFileSync(path, copy)
    return copy
  }
}

/**
 * Every transaction ever acknowledged. A last line without its line feed was cut short by a crash before any caller got
 * a reply, and is skipped. Any other unreadable line is damage: the file is copied aside, and the readable lines are
 * used. Both are reported to `warn` with the remedy.
 */
export const readJournal = <E>(path: string, warn: Warn): Transactions<E> => {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  const torn = lines.pop() ?? ''
  if (torn !== '')
    warn(
      `The last record of ${path} was cut short when the sandbox was interrupted (${Buffer.byteLength(torn)} bytes). Nobody had been answered yet: it is dropped, and there is nothing to do.`,
    )
  const damaged: number[] = []
  const transactions = lines.map((line, index) => {
    const whole = parse<E>(line)
    if (whole !== undefined) return whole
    damaged.push(index + 1)
    return recordBehindHalfOne<E>(line) ?? []
  })
  if (damaged.length > 0)
    warn(
      `${path} is damaged at line ${damaged.join(', ')}. The sandbox goes on with what can be read; the file as it was is kept as ${keepCopy(path)}. If balances or transfers look wrong, stop Rialto and run "rialto sandbox reset" to begin with an empty sandbox.`,
    )
  return transactions
}
