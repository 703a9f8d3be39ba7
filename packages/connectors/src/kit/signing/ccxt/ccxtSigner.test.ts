import { describe, expect, test } from 'vitest'
import { gateIoDescriptor } from '../../../exchanges/gateIo/descriptor.ts'
import { gateIoErrors } from '../../../exchanges/gateIo/errors.ts'
import { gateIoSigning, gateIoStandard } from '../../../exchanges/gateIo/exchange.ts'
import { recipient } from '../../../testing/ccxtOrders.ts'
import { ethereum } from '../../../testing/describeCcxtExchange.ts'
import { defineExchange } from '../../defineExchange.ts'
import { standardOperations } from '../../standard/standardOperations.ts'
import { cannedEgress } from '../../testing/cannedEgress.ts'
import { ccxtSigner, type CcxtSigning } from './ccxtSigner.ts'
import { type SignedCall, SigningError, type SigningTask, type SigningWorker } from './signingWorker.ts'

const nowMs = 1_760_000_000_000
const key = { kind: 'apiKey', key: 'key-1', secret: 'secret-1' } as const
const order = {
  reference: '748d8591-d09a-4831-a45b-c0d61d078762',
  symbol: 'USDC',
  networkId: ethereum,
  address: recipient,
  amount: '12.5',
  maxDebit: '13.5',
}
const api = 'https://api.gateio.ws/api/v4'
const money = 'POST /api/v4/withdrawals'

const answers = {
  'GET /api/v4/spot/accounts': { body: [{ currency: 'USDC', available: '100', locked: '0' }] },
  'GET /api/v4/wallet/withdraw_status': {
    body: [
      {
        currency: 'USDC',
        withdraw_percent: '0%',
        withdraw_amount_mini: '1',
        withdraw_eachtime_limit: '1000',
        withdraw_fix_on_chains: { ETH: '1' },
      },
    ],
  },
  'GET /api/v4/wallet/currency_chains': {
    body: [{ chain: 'ETH', is_disabled: 0, is_deposit_disabled: 0, is_withdraw_disabled: 0, decimal: 6 }],
  },
  [money]: { body: { id: 'w1', currency: 'USDC', amount: '13.5' } },
}

/** Signs like ccxt, without it; `change` is the fault. */
const signing = (
  change: (signed: SignedCall, task: SigningTask) => SignedCall | Promise<SignedCall>,
): SigningWorker => ({
  sign: async task => {
    const { call } = task
    const path = call.path === 'withdrawals' && call.method === 'POST' ? call.path : `${call.api[1]}/${call.path}`
    const headers = {
      KEY: 'key-1',
      'X-Gate-Channel-Id': 'ccxt',
      'User-Agent': 'Mozilla/5.0 Chrome/62',
      Referer: 'CCXT',
    }
    const post = call.method === 'POST' ? { body: JSON.stringify(call.params) } : {}
    return change({ url: `${api}/${path}`, method: call.method, headers, ...post }, task)
  },
  stop: async () => undefined,
})

const start = (
  worker: SigningWorker,
  { nowMs: now = () => nowMs, ...change }: Partial<CcxtSigning> & { nowMs?: () => number } = {},
) => {
  const canned = cannedEgress(answers)
  const gate = defineExchange({
    descriptor: gateIoDescriptor,
    signer: ccxtSigner('gate', { ...gateIoSigning, ...change, worker }),
    errors: gateIoErrors,
    ...standardOperations(gateIoStandard),
  })
  const clock = { nowMs: now, sleep: async () => undefined }
  return { ...canned, connector: gate({ egress: canned.egress, clock, environment: 'production' }) }
}

const isMoney = ({ call }: SigningTask): boolean => call.method === 'POST'

describe('what leaves', () => {
  test('carries the exchange’s own headers, without a partner’s id, referer or browser', async () => {
    const { connector, requests } = start(signing(signed => signed))
    expect(await connector.withdraw.submit(key, order)).toEqual({ kind: 'accepted', upstreamId: 'w1' })
    for (const { headers } of requests) expect(headers).toEqual({ accept: 'application/json', key: 'key-1' })
  })

  test.each<[string, Partial<SignedCall>]>([
    ['another host', { url: 'https://api.gateio.ws.example/api/v4/withdrawals' }],
    ['another scheme', { url: 'http://api.gateio.ws/api/v4/withdrawals' }],
    ['another method', { method: 'DELETE' }],
    ['another amount', { body: JSON.stringify({ address: recipient, amount: '13' }) }],
    ['another address', { body: JSON.stringify({ address: '0xother', amount: '13.5' }) }],
    ['nothing', { body: '' }],
  ])('is held back when it was signed for %s', async (_name, wrong) => {
    const { connector, calls } = start(signing((signed, task) => (isMoney(task) ? { ...signed, ...wrong } : signed)))
    expect(await connector.withdraw.submit(key, order)).toMatchObject({
      kind: 'rejected',
      message: /no funds have moved/,
    })
    expect(calls(money)).toBe(0)
  })

  test('is never sent if signing took too long', async () => {
    let now = nowMs
    const slow = signing((signed, task) => {
      if (isMoney(task)) now += 5_000
      return signed
    })
    const { connector, calls } = start(slow, { nowMs: () => now })
    const outcome = await connector.withdraw.submit(key, { ...order, notAfterMs: nowMs + 5_000 })
    expect(outcome).toMatchObject({ kind: 'rejected', message: /no funds have moved/ })
    expect(calls(money)).toBe(0)
  })
})

describe('a worker that dies', () => {
  const dying = (when: (task: SigningTask) => boolean, kind: SigningError['kind'] = 'stopped') =>
    signing((signed, task) => {
      if (when(task)) throw new SigningError(kind, 'gone')
      return signed
    })

  test('at the money call has sent nothing', async () => {
    const { connector, calls } = start(dying(isMoney))
    expect(await connector.withdraw.submit(key, order)).toMatchObject({
      kind: 'rejected',
      message: /no funds have moved/,
    })
    expect(calls(money)).toBe(0)
  })

  test.each(['stopped', 'timeout'] as const)(
    'at a read makes it unavailable (%s), and a new one is tried',
    async kind => {
      let signed = 0
      const { connector } = start(dying(() => (signed += 1) === 1, kind))
      expect(await connector.read.holdings(key)).not.toEqual([])
      const { connector: dead } = start(dying(() => true, kind))
      await expect(dead.read.holdings(key)).rejects.toMatchObject({ kind: 'unavailable' })
    },
  )

  test('and a key that ccxt will not sign with is not tried again', async () => {
    let tries = 0
    const { connector } = start(dying(() => (tries += 1) > 0, 'refused'))
    await expect(connector.read.holdings(key)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(tries).toBe(1)
  })
})

test('gives each call of a key a greater number if the exchange requires that, one after the other', async () => {
  const seen: number[] = []
  const signer = signing((signed, task) => {
    seen.push(task.nowMs)
    return signed
  })
  const { connector } = start(signer, { nonces: true })
  await Promise.all([connector.read.holdings(key), connector.read.holdings(key), connector.read.balances(key)])
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
  expect(seen).toHaveLength(3)
})
