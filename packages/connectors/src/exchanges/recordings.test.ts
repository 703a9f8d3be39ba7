import { readFile } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { recordingEntry } from '../record/recordingEntry.ts'
import { type Recording, replayRecording } from '../record/recording.ts'

/** Files that `rialto record` wrote for real accounts, or for the sandbox's: `<exchange>/testing/recorded.json`. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(path =>
  path.endsWith('testing/recorded.json'),
)

describe.each(files)('the recording %s', file => {
  test('a replay gives the recorded results', async () => {
    const recording: Recording = JSON.parse(await readFile(join(import.meta.dirname, file), 'utf8'))
    const replayed = await replayRecording(recordingEntry(recording.type), recording)
    expect(replayed.map(({ outcome }) => outcome)).toEqual(recording.steps.map(({ outcome }) => outcome))
    expect(replayed.flatMap(({ unused }) => unused)).toEqual([])
  })
})
