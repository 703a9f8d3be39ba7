import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AnvilMissingError, findAnvil } from './findAnvil.ts'

test('the installed anvil is found', () => {
  expect(existsSync(findAnvil())).toBe(true)
})

test('an error for a missing anvil names the remedy', () => {
  expect(() => findAnvil('freebsd', 'arm')).toThrow(AnvilMissingError)
  expect(() => findAnvil('freebsd', 'arm')).toThrow('SANDBOX_RPC_<chainId>')
})
