import { text } from 'node:stream/consumers'

import { runCli } from './runCli.ts'

/** The `rialto` command. Answers its exit code. */
export const main = (words: readonly string[]): Promise<number> =>
  runCli(words, {
    env: process.env,
    out: text => void process.stdout.write(text),
    err: text => void process.stderr.write(text),
    readInput: () => text(process.stdin),
  })
