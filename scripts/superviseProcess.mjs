import { spawn } from 'node:child_process'
import { once } from 'node:events'

const stopTimeoutMs = 10_000

/**
 * One child process that is replaced on request: the old one has ended before the next begins, so that they never share
 * a port. Requests during a replacement lead to one more replacement. A child that exits unexpectedly is not restarted
 * until the next request.
 *
 * @param {{ args: (isFirst: boolean) => string[], say: (text: string) => void, env?: NodeJS.ProcessEnv }} options
 *   `args` are those of Node; the child reports over IPC that it is ready
 */
export const superviseProcess = ({ args, say, env = process.env }) => {
  let child
  let isFirst = true
  let wanted = false
  let stopped = false
  let replacing

  const end = async () => {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const exited = once(ending, 'exit')
    ending.kill('SIGTERM')
    const timer = setTimeout(() => ending.kill('SIGKILL'), stopTimeoutMs)
    await exited
    clearTimeout(timer)
  }

  /** Resolves when the child is ready or has ended. */
  const begin = () =>
    new Promise(resolve => {
      const started = spawn(process.execPath, args(isFirst), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      child = started
      started.once('message', () => {
        isFirst = false
        resolve(true)
      })
      started.once('exit', (code, signal) => {
        if (!wanted && !stopped && child === started && !replacing)
          say(`  ended (${signal ?? code}); waiting for a change\n`)
        resolve(false)
      })
    })

  const replace = async () => {
    let isReady = false
    while (wanted && !stopped) {
      wanted = false
      await end()
      if (!stopped) isReady = await begin()
    }
    return isReady
  }

  return {
    /** @returns {Promise<boolean>} whether the child that now runs is ready */
    restart: () => {
      wanted = true
      replacing ??= replace().finally(() => (replacing = undefined))
      return replacing
    },
    stop: async () => {
      stopped = true
      await end()
      await replacing
    },
  }
}
