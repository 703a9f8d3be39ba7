import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

import { profileOptions } from '../support/profileOptions.ts'

export interface MeasuredServer {
  origin: string
  /** CPU time of its process since it started, in microseconds. */
  cpuUs(): Promise<number>
  stop(): Promise<void>
}

/** A server in a separate process, whose log goes to a file as in production. */
export const startServer = async (
  args: string[],
  env: Record<string, string>,
  log: string,
): Promise<MeasuredServer> => {
  const output = openSync(log, 'a')
  const child = fork(join(import.meta.dirname, 'cpuServer.mjs'), args, {
    env,
    execArgv: profileOptions(),
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
  closeSync(output)
  const answer = async <Message>(): Promise<Message> => {
    const [message] = (await once(child, 'message')) as [Message]
    return message
  }
  const { origin } = await answer<{ origin: string }>()
  return {
    origin,
    cpuUs: async () => {
      child.send('cpu')
      return (await answer<{ cpuUs: number }>()).cpuUs
    },
    stop: async () => {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}
