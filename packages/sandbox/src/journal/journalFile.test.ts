import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJournal } from './journalFile.ts'
import { readJournal } from './readJournal.ts'

let folder: string
let path: string
let warnings: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
  path = join(folder, 'books.jsonl')
  warnings = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = () => readJournal<{ id: string }>(path, message => warnings.push(message))
const line = (id: string) => `[{"id":"${id}"}]\n`

/** Runs the script in a process whose files are limited to 4,096 bytes by the system. */
const runWithSmallFiles = async (contents: string): Promise<string> => {
  const outfile = join(folder, 'script.mjs')
  const stdin = { contents, resolveDir: import.meta.dirname }
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'silent' })
  return execFileSync('sh', ['-c', 'ulimit -f 8; exec "$0" "$1"', process.execPath, outfile], { encoding: 'utf8' })
}

test.skipIf(process.platform === 'win32')(
  'a record that the disk does not take throws and leaves no trace, and the next one that fits is kept',
  async () => {
    const output = await runWithSmallFiles(`
      import { openJournal } from './journalFile.ts'
      const journal = openJournal(${JSON.stringify(path)}, [])
      const append = (id, padding) => {
        try {
          journal.append([{ id, padding: 'x'.repeat(padding) }])
          console.log(id)
        } catch (error) {
          console.log(error.code)
        }
      }
      append('first', 3_000)
      append('too big', 3_000)
      append('second', 500)
      append('too big', 3_000)
      append('third', 100)
    `)
    expect(output.split('\n').filter(Boolean)).toEqual(['first', 'EFBIG', 'second', 'EFBIG', 'third'])
    expect(
      read()
        .flat()
        .map(({ id }) => id),
    ).toEqual(['first', 'second', 'third'])
    expect(warnings).toEqual([])
  },
)

test('a last record that was cut short is dropped, and the log says so', () => {
  openJournal(path, [[{ id: 'a' }]]).close()
  writeFileSync(path, `${line('a')}[{"id":"b`)
  expect(read()).toEqual([[{ id: 'a' }]])
  expect(warnings).toEqual([expect.stringMatching(/was cut short.*9 bytes.*dropped.*nothing to do/)])
})

test('a damaged record is skipped, the original file is kept, and the log names the remedy', () => {
  const whole = `${line('a')}not a record\n${line('b')}`
  writeFileSync(path, whole)
  expect(read()).toEqual([[{ id: 'a' }], [], [{ id: 'b' }]])
  const [warning = ''] = warnings
  expect(warning).toMatch(/damaged at line 2\b.*rialto sandbox reset/)
  expect(readFileSync(`${path}.damaged-1`, 'utf8')).toBe(whole)
  expect(warning).toContain(`${path}.damaged-1`)
})

test('a whole record behind half a one, as an earlier version left them on a full disk, is not lost', () => {
  writeFileSync(path, `${line('a')}[{"id":"b","list":[{"x":1},{"x${line('c')}${line('d')}`)
  expect(read().flat()).toEqual([{ id: 'a' }, { id: 'c' }, { id: 'd' }])
})

test.skipIf(process.platform === 'win32')('a start that cannot write leaves the journal as it was', async () => {
  const whole = `${line('a'.repeat(3_000))}${line('b'.repeat(3_000))}`
  writeFileSync(path, whole)
  const output = await runWithSmallFiles(`
    import { openJournal } from './journalFile.ts'
    import { readJournal } from './readJournal.ts'
    const path = ${JSON.stringify(path)}
    try {
      openJournal(path, readJournal(path, () => undefined))
    } catch (error) {
      console.log(error.code)
    }
  `)
  expect(output).toBe('EFBIG\n')
  expect(readFileSync(path, 'utf8')).toBe(whole)
  expect(readdirSync(folder).sort()).toEqual(['books.jsonl', 'script.mjs'])
})
