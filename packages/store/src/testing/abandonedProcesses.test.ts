import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { endAbandonedProcesses } from './abandonedProcesses.ts'

const folder = `/dev/shm/rialto-scratch-of-a-test-${process.pid}`
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** A process in a separate process group, like a chain node, which outlives the run that started it. */
const start = async (tmpdir: string, code: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['-e', `${code}; setInterval(() => {}, 1000); console.log('started')`], {
    detached: true,
    env: { ...process.env, TMPDIR: tmpdir },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(child)
  await once(child.stdout, 'data')
  return child
}

test.skipIf(process.platform !== 'linux')(
  'what a killed run has started is ended, also what ignores SIGTERM, and nothing of another run',
  async () => {
    const node = await start(folder, '')
    const stubborn = await start(folder, "process.on('SIGTERM', () => {})")
    const other = await start(`${folder}0`, '')
    const ended = Promise.all([node, stubborn].map(child => once(child, 'exit')))
    await endAbandonedProcesses(folder)
    expect((await ended).map(([, signal]) => signal as string)).toEqual(['SIGTERM', 'SIGKILL'])
    expect([other.exitCode, other.signalCode]).toEqual([null, null])
  },
)
