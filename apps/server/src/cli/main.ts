import { text } from 'node:stream/consumers'

import { runCli } from './runCli.ts'

/** The `rialto` command. Answers its exit code. */
export const main = (words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  runCli(words, {
    env,
    out: text => void process.stdout.write(text),
    err: text => void process.stderr.write(text),
    readInput: () => text(process.stdin),
    streams: { input: process.stdin, output: process.stdout },
    interrupted: () =>
      new Promise(resolve => {
        process.once('SIGINT', () => resolve())
        process.once('SIGTERM', () => resolve())
      }),
  })
