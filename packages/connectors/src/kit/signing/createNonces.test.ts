import { describe, expect, test } from 'vitest'
import { createNonces, type NonceHold } from './createNonces.ts'

test('each call of a key gets a greater number, one call at a time', async () => {
  let now = 1_700_000_000_000
  const nonces = createNonces({ clock: { nowMs: () => now, sleep: async () => undefined } })
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

test('nonces continue after a failed call, and a slow call does not block other keys', async () => {
  const nonces = createNonces({ clock: { nowMs: () => 1, sleep: async () => undefined } })
  const failed = nonces.next('a', () => Promise.reject(new Error('lost')))
  await expect(failed).rejects.toThrow('lost')
  expect(await nonces.next('a', async nonce => nonce)).toBe('1001')
  let letGo: () => void = () => undefined
  const held = nonces.next('a', () => new Promise<void>(resolve => (letGo = resolve)))
  expect(await nonces.next('b', async nonce => nonce)).toBe('1000')
  letGo()
  await held
})

describe('with other processes on the same key', () => {
  const clock = { nowMs: () => 1, sleep: async () => undefined }
  const free = (first: number, released: number[] = []): NonceHold => ({
    first,
    isHeld: () => true,
    release: async last => void released.push(last),
  })

  test('waits while another process holds the key, continues after its numbers, and releases its own last number', async () => {
    let busy = 3
    const released: number[] = []
    const shared = { hold: async () => ((busy -= 1) >= 0 ? undefined : free(70_000, released)) }
    const nonces = createNonces({ clock, shared })
    const used = await Promise.all([1, 2, 3].map(() => nonces.next('k', async nonce => nonce)))
    expect(used).toEqual(['70000', '70001', '70002'])
    await nonces.next('k', async () => undefined)
    expect(released[0]).toBe(70_002)
  })

  test('releases a key after two seconds, even if it has more calls', async () => {
    let nowMs = 1
    const holds: number[] = []
    const shared = {
      hold: async (_key: string, { atLeast }: { atLeast: number }) => {
        holds.push(atLeast)
        return free(atLeast)
      },
    }
    const nonces = createNonces({ clock: { nowMs: () => nowMs, sleep: async () => undefined }, shared })
    await Promise.all([1, 2, 3, 4].map(() => nonces.next('k', async () => void (nowMs += 1_000))))
    expect(holds).toEqual([1_000, 2_001_000])
  })

  test('sends nothing with a number that another process may use by now', async () => {
    let holds = 0
    const shared = { hold: async () => ({ ...free(1_000 * (holds += 1)), isHeld: () => false }) }
    const nonces = createNonces({ clock, shared })
    const used = await Promise.all([1, 2].map(() => nonces.next('k', async nonce => nonce)))
    expect(used).toEqual(['1000', '2000'])
  })

  test('sends nothing while the key stays in use or the database is unavailable', async () => {
    const busy = createNonces({ clock, shared: { hold: async () => undefined } })
    await expect(busy.next('k', async () => expect.fail())).rejects.toMatchObject({ upstreamCode: 'budget' })
    const away = createNonces({ clock, shared: { hold: () => Promise.reject(new Error('no database')) } })
    await expect(away.next('k', async () => expect.fail())).rejects.toMatchObject({ kind: 'denied', maybeSent: false })
  })
})
