import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { commandOf, isRunning, ownIdentity, startOf } from './processIdentity.ts'

test('we run, and say so the same way each time', () => {
  expect(isRunning(ownIdentity())).toBe(true)
  expect(ownIdentity()).toEqual(ownIdentity())
  expect(commandOf(process.pid)).toContain(process.argv[0]?.split('/').at(-1))
})

test('a process that ended does not, nor one of the same number that started at another time', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
  await once(child, 'spawn')
  const identity = { pid: child.pid ?? 0, startedAt: startOf(child.pid ?? 0) ?? '' }
  expect(isRunning(identity)).toBe(true)
  expect(isRunning({ ...identity, startedAt: '1' })).toBe(process.platform === 'win32')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(isRunning(identity)).toBe(false)
})

test.each([0, -1, Number.NaN, 1.5])('%s is not a process', pid => {
  expect(startOf(pid)).toBeUndefined()
})
