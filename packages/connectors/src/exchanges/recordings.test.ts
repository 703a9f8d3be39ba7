import { readFile } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { recordingEntry } from '../record/recordingEntry.ts'
import { type Recording, replayRecording } from '../record/recording.ts'

/**
 * `<exchange>/testing/recorded.json`: written by `rialto record` for real accounts, or for the sandbox's. `published.json`: replies of
 * the forms that public test data of other clients has, with made-up values.
 */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(path =>
  /testing\/(?:recorded|published)\.json$/.test(path),
)

describe.each(files)('the recording %s', file => {
  test('a replay gives the recorded results', async () => {
    const recording: Recording = JSON.parse(await readFile(join(import.meta.dirname, file), 'utf8'))
    const replayed = await replayRecording(recordingEntry(recording.type), recording)
    expect(replayed.map(({ outcome }) => outcome)).toEqual(recording.steps.map(({ outcome }) => outcome))
    expect(replayed.flatMap(({ unused }) => unused)).toEqual([])
  })
})
