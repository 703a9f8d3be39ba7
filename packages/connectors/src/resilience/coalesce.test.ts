import { expect, test } from 'vitest'
import type { PortCall } from '../kit/connectorEntry.ts'
import { coalesce } from './coalesce.ts'

const key = (secret: string) => ({ kind: 'apiKey', key: 'k', secret })

const start = (call: PortCall) => {
  const around = coalesce('bank')
  let runs = 0
  let finish: (error?: Error) => void = () => undefined
  const run = () => {
    runs += 1
    return new Promise<unknown>((resolve, reject) => {
      finish = error => (error === undefined ? resolve([{ amount: '1' }]) : reject(error))
    })
  }
  return { query: (...args: unknown[]) => around(call, args, run), runs: () => runs, finish: (e?: Error) => finish(e) }
}

test('makes one call for identical concurrent reads, and gives each caller a copy', async () => {
  const { query, runs, finish } = start('read.holdings')
  const all = Array.from({ length: 50 }, () => query(key('s')))
  finish()
  const answers = await Promise.all(all)
  expect(runs()).toBe(1)
  expect(answers).toEqual(Array.from({ length: 50 }, () => [{ amount: '1' }]))
  expect(new Set(answers).size).toBe(50)
})

test('distinguishes credentials and arguments, and calls again afterwards', async () => {
  const { query, runs, finish } = start('read.depositAddress')
  const first = query(key('s'), { symbol: 'ETH' })
  finish()
  await first
  void query(key('s'), { symbol: 'ETH' })
  void query(key('other'), { symbol: 'ETH' })
  void query(key('s'), { symbol: 'BTC' })
  expect(runs()).toBe(4)
  finish()
})

test('fails for all when it fails, and not for the next', async () => {
  const { query, runs, finish } = start('withdraw.terms')
  const all = [query(key('s')), query(key('s'))]
  finish(new Error('down'))
  for (const each of all) await expect(each).rejects.toThrow('down')
  const next = query(key('s'))
  finish()
  await next
  expect(runs()).toBe(2)
})

test.each<PortCall>(['withdraw.submit', 'withdraw.find', 'auth.refresh', 'auth.completeOAuth'])(
  'never shares %s',
  call => {
    const { query, runs } = start(call)
    void query(key('s'))
    void query(key('s'))
    expect(runs()).toBe(2)
  },
)
