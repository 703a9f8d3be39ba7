import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createScrubber } from './scrub.ts'

const scrubberOf = (secrets: readonly string[] = []) =>
  createScrubber({ secrets, vocabulary: ['Ethereum (Unified)'], seed: 'seed', shiftMs: -86_400_000, factor: 13 })

const scrubbed = (value: unknown, secrets?: readonly string[]): unknown => {
  const scrubber = scrubberOf(secrets)
  return JSON.parse(scrubber.seal(scrubber.json(JSON.stringify(value))))
}

/** Values that identify a person or an account, in the forms that institutions send. */
const digits = '0123456789'.split('')
const letters = 'abcdefghijkmnopqrstuvwxyz'.split('')
const text = (alphabet: string[], length: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map(chars => chars.join(''))
const hex = (length: number) => text([...digits, 'a', 'b', 'c', 'd', 'e', 'f'], length)
const personal = fc.oneof(
  fc.uuid(),
  hex(40).map(tail => `0x${tail}`),
  hex(64),
  fc.tuple(text(letters, 8), text(letters, 5)).map(([name, host]) => `${name}@${host}.org`),
  fc.tuple(text(letters, 7), text(letters, 9)).map(([first, last]) => `Q${first} ${last}`),
  text(digits, 12).map(tail => `7${tail}`),
)
const key = fc.constantFrom('id', 'userId', 'name', 'email', 'address', 'txid', 'note', 'memo', 'data', 'owner', 'ref')
/** Anywhere in a reply: as a value, in a list, inside of a longer text, in a path, as the name of a property. */
const reply = (value: string) =>
  fc
    .tuple(key, fc.nat(5))
    .map(
      ([name, place]) =>
        [
          { [name]: value },
          { rows: [{ [name]: value }, { [name]: [value] }] },
          { [name]: value, next: `/v2/accounts/${value}/transactions?after=${value}` },
          { [name]: value, message: `sent to ${value} by you` },
          { accounts: { [value]: { balance: '1.5' } } },
          { error: ['EGeneral:Denied'], result: { [name]: { inner: value } } },
        ][place],
    )

describe('scrubbing', () => {
  test('no identifying value remains anywhere in a reply', () => {
    const cases = personal.chain(value => reply(value).map(body => ({ value, body })))
    fc.assert(
      fc.property(cases, ({ value, body }) => {
        expect(JSON.stringify(scrubbed(body)).toLowerCase()).not.toContain(value.toLowerCase())
      }),
      { numRuns: 1_000 },
    )
  })

  test('leaves no credential, in any text, encoded or not', () => {
    const secret = fc.string({ minLength: 8, maxLength: 60 }).filter(one => /\S{6}/.test(one) && /[A-Za-z]/.test(one))
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (secret_, before, after) => {
        const scrubber = scrubberOf([secret_])
        const body = {
          status: `${before}${secret_}${after}`,
          url: `/x?key=${encodeURIComponent(secret_)}`,
          [secret_]: 1,
        }
        const text_ = scrubber.seal(scrubber.json(JSON.stringify(body)))
        expect(text_).not.toContain(secret_)
        expect(text_).not.toContain(JSON.stringify(secret_).slice(1, -1))
        expect(text_).not.toContain(encodeURIComponent(secret_))
      }),
    )
  })

  test('keeps the form of a reply, and replaces equal values equally', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        const found = scrubbed([{ id: one }, { id: other, parent: one }])
        expect(found).toEqual([{ id: expect.any(String) }, { id: expect.any(String), parent: expect.any(String) }])
        const [[first], [second, parent]] = (found as object[]).map(row => Object.values(row)) as [string[], string[]]
        expect(parent).toBe(first)
        expect(first === second).toBe(one === other)
        expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      }),
    )
  })

  test('keeps sums and differences of amounts, digit by digit', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
    const decimal = (units: bigint) => `${units / 10n ** 18n}.${(units % 10n ** 18n).toString().padStart(18, '0')}`
    const units = (one: unknown) => BigInt(String(one).replace('.', ''))
    fc.assert(
      fc.property(amount, amount, (free, fee) => {
        const found = scrubbed({ free: decimal(free), fee: decimal(fee), total: decimal(free + fee) })
        const { free: a, fee: b, total } = found as Record<string, string>
        expect(units(a) + units(b)).toBe(units(total))
        expect(total).not.toBe(decimal(free + fee))
      }),
    )
  })

  test('shifts every time by the same span, in each format', () => {
    expect(
      scrubbed({
        time: 1_767_571_200,
        updatedAt: 1_767_571_200_123,
        created_at: '2026-01-05T00:00:00.123456Z',
        applyTime: '2026-01-05 10:11:12',
      }),
    ).toEqual({
      time: 1_767_484_800,
      updatedAt: 1_767_484_800_123,
      created_at: '2026-01-04T00:00:00.123456Z',
      applyTime: '2026-01-04 10:11:12',
    })
  })

  test('public values (coins, networks, statuses, counts) are kept, and kept words are reported', () => {
    const body = {
      asset: 'USDC',
      network: 'Ethereum (Unified)',
      status: 'completed',
      confirmations: 12,
      ok: true,
      n: null,
    }
    const scrubber = scrubberOf()
    expect(JSON.parse(scrubber.json(JSON.stringify(body)))).toEqual(body)
    expect(scrubber.kept()).toEqual(['completed'])
  })

  test('replaces only the ids in a path', () => {
    expect(scrubberOf().path('GET api.coinbase.com/v2/accounts/USDC')).toBe('GET api.coinbase.com/v2/accounts/USDC')
    const id = '5d3b1f60-1111-4222-8333-444455556666'
    expect(scrubberOf().path(`GET h/v2/accounts/${id}`)).toMatch(/^GET h\/v2\/accounts\/(?!5d3b1f60)[0-9a-f-]{36}$/)
  })
})
