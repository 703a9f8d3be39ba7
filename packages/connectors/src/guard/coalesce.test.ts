import { expect, it } from 'vitest'
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
  return { ask: (...args: unknown[]) => around(call, args, run), runs: () => runs, finish: (e?: Error) => finish(e) }
}

it('asks once for many who want the same, and gives each a copy', async () => {
  const { ask, runs, finish } = start('read.holdings')
  const all = Array.from({ length: 50 }, () => ask(key('s')))
  finish()
  const answers = await Promise.all(all)
  expect(runs()).toBe(1)
  expect(answers).toEqual(Array.from({ length: 50 }, () => [{ amount: '1' }]))
  expect(new Set(answers).size).toBe(50)
})

it('tells credentials and arguments apart, and asks again afterwards', async () => {
  const { ask, runs, finish } = start('read.depositAddress')
  const first = ask(key('s'), { symbol: 'ETH' })
  finish()
  await first
  void ask(key('s'), { symbol: 'ETH' })
  void ask(key('other'), { symbol: 'ETH' })
  void ask(key('s'), { symbol: 'BTC' })
  expect(runs()).toBe(4)
  finish()
})

it('fails for all when it fails, and not for the next', async () => {
  const { ask, runs, finish } = start('withdraw.terms')
  const all = [ask(key('s')), ask(key('s'))]
  finish(new Error('down'))
  for (const each of all) await expect(each).rejects.toThrow('down')
  const next = ask(key('s'))
  finish()
  await next
  expect(runs()).toBe(2)
})

it.each<PortCall>(['withdraw.submit', 'withdraw.find', 'auth.refresh', 'auth.completeOAuth'])(
  'never shares %s',
  call => {
    const { ask, runs } = start(call)
    void ask(key('s'))
    void ask(key('s'))
    expect(runs()).toBe(2)
  },
)
