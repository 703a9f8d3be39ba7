import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { commandOf, isRunning, ownIdentity, startOf } from './processIdentity.ts'

test('this process is running, and its identity is stable', () => {
  expect(isRunning(ownIdentity())).toBe(true)
  expect(ownIdentity()).toEqual(ownIdentity())
  expect(commandOf(process.pid)).toContain(process.argv[0]?.split('/').at(-1))
})

test('an ended process is not running, nor is a later one with the same number', async () => {
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
