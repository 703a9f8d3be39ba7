import type { Connected, WithdrawalOrder } from '@rialto/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCoinbaseSubject } from './testing/startCoinbaseSubject.ts'

type Subject = Awaited<ReturnType<typeof startCoinbaseSubject>>
const persona = 'MeshUSDC'
let subject: Subject
let credentials: Connected['credentials']
let walletId: string

beforeAll(async () => {
  subject = await startCoinbaseSubject()
  credentials = (await subject.connectAs(persona)).credentials
})
afterAll(() => subject.stop())

const post = async (path: string, body: object) =>
  (await subject.sandbox.control('POST', `coinbase/accounts${path}`, { persona, ...body })) as { id: string }
const open = async (body: object) => (await post('', { symbol: 'USDC', ...body })).id
const change = (id: string, body: object) => post(`/${id}`, body)
const stake = (amount: string) => open({ name: 'Staked USDC', type: 'wallet', primary: false, amount })
const holding = async () => {
  const holdings = await subject.connector.read.holdings(credentials)
  return holdings.find(({ symbol }) => symbol === 'USDC')
}
const submit = (order: WithdrawalOrder) => subject.connector.withdraw.submit(credentials, order, '123456')
const find = (order: WithdrawalOrder, upstreamId?: string) =>
  subject.connector.withdraw.find(credentials, {
    order,
    sinceMs: subject.sandbox.clock.nowMs() - 1_000,
    ...(upstreamId === undefined ? {} : { upstreamId }),
  })

beforeEach(async () => {
  await subject.sandbox.control('DELETE', `coinbase/accounts/${persona}`)
  walletId = (await post('/USDC', {})).id
})

describe('an asset with several accounts', () => {
  it('counts what is staked, in a vault or in a further wallet as owned, not as available', async () => {
    const before = await holding()
    await stake('5.047160')
    await open({ name: 'My vault', type: 'vault', amount: '20' })
    await open({ name: 'Savings', type: 'wallet', primary: false, amount: '300' })
    const after = await holding()
    expect(after?.available).toBe(before?.available)
    expect(Number(after?.amount) - Number(before?.amount)).toBeCloseTo(325.04716, 6)
  })

  it('withdraws from the primary wallet although a staking account is listed before it', async () => {
    await stake('9000')
    const order = subject.order()
    expect(await submit(order)).toMatchObject({ kind: 'accepted' })
    expect(subject.created(order.reference)).toBe(1)
    expect(await subject.sandbox.calls('POST', new RegExp(`/v2/accounts/${walletId}/transactions$`))).toBeGreaterThan(0)
  })

  it('receives into the primary wallet although a staking account is listed before it', async () => {
    const { networkId } = subject.order()
    const before = await subject.connector.read.depositAddress(credentials, { symbol: 'USDC', networkId })
    await stake('1')
    expect(await subject.connector.read.depositAddress(credentials, { symbol: 'USDC', networkId })).toEqual(before)
  })

  it('neither withdraws nor receives where no one of several wallets is the primary', async () => {
    await stake('1')
    await change(walletId, { primary: false })
    const order = subject.order()
    expect(await submit(order)).toMatchObject({ kind: 'rejected', message: expect.stringContaining('primary') })
    expect(subject.created(order.reference)).toBe(0)
    const key = { symbol: 'USDC', networkId: order.networkId }
    await expect(subject.connector.read.depositAddress(credentials, key)).rejects.toMatchObject({ kind: 'refused' })
    expect((await holding())?.available).toBe('0')
  })
})

describe('a withdrawal is found, with and without its id, although since it was submitted', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the user staked, and the staking account is listed first', () => stake('10')],
    [
      'the user opened another wallet and made it the primary one',
      async () => {
        await open({ name: 'New wallet', type: 'wallet', primary: true, amount: '7' })
        await change(walletId, { primary: false })
      },
    ],
    ['no wallet is the primary one any more', () => change(walletId, { primary: false })],
    ['its wallet was renamed', () => change(walletId, { name: 'Staked holiday money' })],
    ['its wallet became a vault', () => change(walletId, { type: 'vault', primary: false })],
    [
      'a hundred accounts were opened, so that its wallet is on the second page',
      async () => {
        for (let count = 0; count < 100; count += 1)
          await open({ symbol: 'ADA', name: `Vault ${count}`, type: 'vault' })
      },
    ],
  ])('%s', async (_name, happens) => {
    const order = subject.order()
    const outcome = await submit(order)
    if (outcome.kind !== 'accepted') throw new Error(`not accepted: ${outcome.kind}`)
    await happens()
    expect(await find(order, outcome.upstreamId)).toMatchObject({ upstreamId: outcome.upstreamId })
    expect(await find(order)).toMatchObject({ upstreamId: outcome.upstreamId })
  })
})

it('says "not found" only after every account of the asset was read', async () => {
  const staked = await stake('10')
  await subject.forgetCalls()
  expect(await find(subject.order())).toBeUndefined()
  for (const id of [walletId, staked])
    expect(await subject.sandbox.calls('GET', new RegExp(`/v2/accounts/${id}/transactions$`))).toBe(1)
})

it('does not say "not found" while one account of the asset cannot be read', async () => {
  const staked = await stake('10')
  await subject.fault({ path: `/v2/accounts/${staked}/transactions`, mode: 'status', times: 10 })
  await expect(find(subject.order())).rejects.toMatchObject({ kind: 'unavailable' })
  await subject.clearFaults()
})
