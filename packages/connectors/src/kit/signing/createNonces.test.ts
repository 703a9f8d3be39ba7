import { expect, test } from 'vitest'
import { createNonces } from './createNonces.ts'

test('gives each call of a key a greater number, one call at a time', async () => {
  let now = 1_700_000_000_000
  const nonces = createNonces({ nowMs: () => now, sleep: async () => undefined })
  const open: string[] = []
  const seen: bigint[] = []
  const call = async (nonce: string) => {
    expect(open).toEqual([])
    open.push(nonce)
    await Promise.resolve()
    seen.push(BigInt(nonce))
    open.pop()
  }
  const first = Array.from({ length: 5 }, () => nonces.next('k', call))
  await Promise.all(first)
  now -= 60_000
  await nonces.next('k', call)
  expect(seen).toEqual([...seen].sort((a, b) => (a < b ? -1 : 1)))
  expect(new Set(seen).size).toBe(6)
})

test('goes on after a failed call, and does not hold up other keys', async () => {
  const nonces = createNonces({ nowMs: () => 1, sleep: async () => undefined })
  const failed = nonces.next('a', () => Promise.reject(new Error('lost')))
  await expect(failed).rejects.toThrow('lost')
  expect(await nonces.next('a', async nonce => nonce)).toBe('1001')
  let letGo: () => void = () => undefined
  const held = nonces.next('a', () => new Promise<void>(resolve => (letGo = resolve)))
  expect(await nonces.next('b', async nonce => nonce)).toBe('1000')
  letGo()
  await held
})
