import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { nodeFlags } from './nodeFlags.ts'

test('a flag that this Node lacks is left out, and one that it has is kept', () => {
  const flags = nodeFlags(['--max-semi-space-size=64', '--no-such-flag-of-any-node'])
  expect(flags).toEqual(['--max-semi-space-size=64'])
  expect(spawnSync(process.execPath, [...flags, '--print', '1 + 1'], { encoding: 'utf8' }).stdout).toBe('2\n')
})
