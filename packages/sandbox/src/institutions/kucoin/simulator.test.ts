import { afterAll, beforeAll, expect, test } from 'vitest'
import { kucoinClient } from '../testing/kucoinClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
const as = (key: string, wrong?: { secret?: string; passphrase?: string; version?: string }) =>
  kucoinClient(sandbox.origin, sandbox.clock.nowMs, key, wrong)
beforeAll(async () => void (sandbox = await startWithMemory()))
afterAll(() => sandbox.stop())

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CREATE = '/api/v3/withdrawals'
const SENT = '/api/v1/withdrawals'
const RECEIVED = '/api/v1/deposits'
const ADDRESSES = '/api/v3/deposit-addresses'
const order = (change: object = {}) => ({
  currency: 'USDC',
  chain: 'eth',
  toAddress: TO,
  amount: 10,
  withdrawType: 'ADDRESS',
  isInner: false,
  feeDeductType: 'EXTERNAL',
  ...change,
})

test('checks the key, the time, the signature and the passphrase', async () => {
  const query = (key: string, wrong?: Parameters<typeof as>[1], atMs?: number) =>
    as(key, wrong).get('/api/v1/user/api-key', {}, atMs)
  const code = async (...requested: Parameters<typeof query>) => (await query(...requested)).body.code
  expect(await code('Mesh')).toBe('200000')
  expect(await code('Mesh', { version: '2' })).toBe('200000')
  expect(await code('Mesh', { version: '1' })).toBe('400009')
  expect(await code('Nobody')).toBe('400003')
  expect(await code('ipLocked')).toBe('400006')
  expect(await code('suspended')).toBe('411100')
  expect(await code('Mesh', { secret: 'wrong' })).toBe('400005')
  expect(await code('Mesh', { passphrase: 'wrong' })).toBe('400004')
  expect(await code('Mesh', {}, sandbox.clock.nowMs() - 6_000)).toBe('400002')
  // The clock goes on while the request is on its way: far enough ahead to be so when it arrives.
  expect(await code('Mesh', {}, sandbox.clock.nowMs() + 60_000)).toBe('400002')
  expect(await code('Mesh', {}, 12)).toBe('400002')
  expect((await query('Nobody')).status).toBe(400)
  const bare = await fetch(`${sandbox.origin}/~api.kucoin.com/api/v1/accounts`)
  expect(await bare.json()).toMatchObject({ code: '400001' })
})

test('signs a body as it is sent, and an address as it reads before it is encoded', async () => {
  expect((await as('Mesh').post(CREATE, order({ amount: 0 }))).body.code).toBe('400100')
  const { body } = await as('Mesh').get('/api/v1/accounts', { currency: 'A&B!' })
  expect(body).toEqual({ code: '200000', data: [] })
})

test('returns what a key may do, and what lies in which account', async () => {
  const mesh = as('Mesh')
  expect((await mesh.get('/api/v1/user/api-key')).body.data).toMatchObject({
    permission: 'General,Spot,Transfer',
    isMaster: true,
  })
  expect((await as('readOnlyKey').get('/api/v1/user/api-key')).body.data.permission).toBe('General')
  const { data } = (await as('MeshUSDC').get('/api/v1/accounts')).body
  expect(data).toMatchObject([{ currency: 'USDC', type: 'main', balance: '10000', available: '10000', holds: '0' }])
  const traded = (await mesh.get('/api/v1/accounts', { type: 'trade', currency: 'BTC' })).body.data
  expect(traded).toMatchObject([{ currency: 'BTC', type: 'trade', balance: '5' }])
  expect((await mesh.get('/api/v1/accounts', { type: 'margin' })).body.data).toEqual([])
})

test('lists currencies to anybody', async () => {
  const read = async (path: string) => (await fetch(`${sandbox.origin}/~api.kucoin.com${path}`)).json()
  const usdc = (await read('/api/v3/currencies/USDC')) as { data: { chains: unknown } }
  expect(usdc.data.chains).toMatchObject([
    { chainId: 'eth', chainName: 'ERC20', withdrawalMinFee: '0.01', withdrawalMinSize: '1', isWithdrawEnabled: true },
    { chainId: 'base', withdrawalMinFee: '0.005' },
    { chainId: 'sol', isWithdrawEnabled: false, isDepositEnabled: false },
  ])
  expect(await read('/api/v3/currencies/USD')).toMatchObject({ data: { chains: null } })
  expect(await read('/api/v3/currencies/NOPE')).toMatchObject({ code: '400100' })
  expect(await read('/api/v1/timestamp')).toMatchObject({ code: '200000', data: expect.any(Number) as number })
  expect(await read('/api/v1/orders')).toMatchObject({ code: '404000' })
})

test('gives an address once it has been asked for', async () => {
  const mesh = as('Mesh')
  const read = async (chain: string) => (await mesh.get(ADDRESSES, { currency: 'USDC', chain })).body.data
  const create = async (body: object) => (await mesh.post('/api/v3/deposit-address/create', body)).body
  expect(await read('base')).toEqual([])
  expect((await mesh.get('/api/v1/deposit-addresses', { currency: 'USDC' })).body.data).toBeNull()
  const made = await create({ currency: 'USDC', chain: 'base', to: 'main' })
  expect(made.data).toMatchObject({ address: TO, chainId: 'base', to: 'MAIN', currency: 'USDC' })
  expect(await read('base')).toEqual([made.data])
  expect((await create({ currency: 'USDC', chain: 'base' })).code).toBe('260000')
  expect((await create({ currency: 'USDC', chain: 'sol' })).code).toBe('900014')
  expect((await mesh.get(ADDRESSES, { currency: 'NOPE' })).body.code).toBe('400100')
})

test('returns what can be sent now', async () => {
  const quota = async (persona: string, currency: string, chain: string) =>
    (await as(persona).get('/api/v1/withdrawals/quotas', { currency, chain })).body
  expect((await quota('MeshUSDC', 'USDC', 'eth')).data).toMatchObject({
    availableAmount: '10000',
    withdrawMinFee: '0.01',
    withdrawMinSize: '1',
    isWithdrawEnabled: true,
    precision: 6,
    chain: 'ERC20',
  })
  expect((await quota('Mesh', 'BTC', 'btc')).data).toMatchObject({ availableAmount: '0', isWithdrawEnabled: false })
  expect((await quota('Mesh', 'USDC', 'trx')).code).toBe('900014')
})

test('debits the fee on top, and shows it in the list and by its id', async () => {
  const mesh = as('Mesh')
  const { data } = (await mesh.post(CREATE, order({ remark: 'twin' }))).body
  expect(data.withdrawalId).toMatch(/^[0-9a-f]{24}$/)
  expect((await mesh.get(SENT)).body.data.items).toMatchObject([{ status: 'PROCESSING', walletTxId: null }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  const reported = {
    id: data.withdrawalId,
    amount: '10.000000',
    fee: '0.010000',
    status: 'SUCCESS',
    walletTxId: sandbox.memory.payments[0]?.hash,
    remark: 'twin',
  }
  expect((await mesh.get(SENT, { currency: 'USDC' })).body.data.items).toMatchObject([{ ...reported, chain: 'eth' }])
  expect((await mesh.get(`${SENT}/${reported.id}`)).body.data).toMatchObject({ ...reported, chainId: 'eth' })
  expect((await as('Mesh4').get(`${SENT}/${reported.id}`)).body.code).toBe('400100')
  expect(sandbox.ledger.balance('kucoin', 'Mesh', 'USDC')).toBe('9989.99')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('keeps no twin apart', async () => {
  const mesh = as('MeshUSDC')
  await mesh.post(CREATE, order({ remark: 'one' }))
  await mesh.post(CREATE, order({ remark: 'one' }))
  expect(sandbox.ledger.withdrawals({ institution: 'kucoin', persona: 'MeshUSDC', reference: 'one' })).toHaveLength(2)
})

test('takes the fee out of the amount where that is asked for, or where there is no more', async () => {
  const eth = as('MeshETH')
  const sent = async (change: object) => {
    const { data } = (await eth.post(CREATE, order({ currency: 'ETH', ...change }))).body
    return (await eth.get(`${SENT}/${data.withdrawalId}`)).body.data.amount
  }
  expect(await sent({ amount: 1, feeDeductType: 'INTERNAL' })).toBe('0.99990000')
  expect(await sent({ amount: 1, feeDeductType: undefined })).toBe('1.00000000')
  const rest = sandbox.ledger.balance('kucoin', 'MeshETH', 'ETH')
  const all = { currency: 'ETH', amount: Number(rest) }
  expect((await eth.post(CREATE, order(all))).body.msg).toBe('account.available.amount')
  expect(await sent({ amount: Number(rest), feeDeductType: undefined })).toBe('47.99980000')
})

test.each([
  [{ amount: 10_001 }, '400100', 'account.available.amount'],
  [{ amount: 0.5 }, '400100', 'The withdrawal amount is below the minimum requirement.'],
  [{ amount: 20_000_000 }, '400100', /too large/],
  [{ amount: 1.000_000_1 }, '400100', /precision/],
  [{ amount: '10' }, '400100', /amount/],
  [{ amount: -1 }, '400100', /amount/],
  [{ toAddress: '0x12' }, '400100', 'Incorrect withdrawal address'],
  [{ toAddress: '' }, '400100', /toAddress/],
  [{ currency: 'NOPE' }, '400100', /currency/],
  [{ chain: 'trx' }, '900014', /chainId/],
  [{ chain: 'sol' }, '260210', 'withdraw.disabled'],
  [{ withdrawType: 'UID' }, '400100', /withdrawType/],
  [{ isInner: true }, '400100', /user/],
  [{ feeDeductType: 'NONE' }, '400100', /feeDeductType/],
])('refuses %j with %s', async (change, code, msg) => {
  const { body } = await as('MeshUSDC').post(CREATE, order(change))
  expect(body).toMatchObject({ code, msg: expect.stringMatching(msg) as string })
})

test.each([
  ['readOnlyKey', '400007'],
  ['whitelistOn', '260325'],
  ['kycMissing', '400303'],
  ['restrictedRegion', '400301'],
  ['travelRule', '200000'],
])('%s answers %s', async (persona, code) => {
  expect((await as(persona).post(CREATE, order())).body.code).toBe(code)
})

test('compares with the favorite addresses letter by letter', async () => {
  const favorite = { persona: 'whitelistOn', chain: 'eth', address: TO }
  expect((await sandbox.control('POST', '/kucoin/favorites', favorite)).status).toBe(201)
  const user = as('whitelistOn')
  expect((await user.post(CREATE, order({ toAddress: TO.toLowerCase() }))).body.code).toBe('260325')
  expect((await user.post(CREATE, order({ chain: 'base' }))).body.code).toBe('260325')
  expect((await user.post(CREATE, order())).body.code).toBe('200000')
  expect((await sandbox.control('POST', '/kucoin/favorites', { persona: 'Nobody' })).status).toBe(400)
})

test('pages by number, within a time', async () => {
  const whale = as('Mesh4')
  for (let count = 0; count < 11; count += 1) await whale.post(CREATE, order({ remark: `${count}` }))
  const first = (await whale.get(SENT, { pageSize: '10' })).body.data
  expect(first).toMatchObject({ currentPage: 1, totalNum: 11, totalPage: 2 })
  expect(first.items[0].remark).toBe('10')
  const second = (await whale.get(SENT, { pageSize: '10', currentPage: '2' })).body.data
  expect(second.items).toMatchObject([{ remark: '0' }])
  expect((await whale.get(SENT, { status: 'SUCCESS' })).body.data.items).toEqual([])
  expect((await whale.get(SENT, { endAt: '1000' })).body.data.items).toEqual([])
  for (const wrong of [{ pageSize: '501' }, { pageSize: '9' }, { currentPage: '0' }, { startAt: 'x' }]) {
    expect((await whale.get(SENT, wrong as unknown as Record<string, string>)).body.code).toBe('400100')
  }
})

test('returns a deposit without an id, with more behind its hash', async () => {
  const body = { institution: 'kucoin', persona: 'MeshSOL', symbol: 'USDC', amount: '3' }
  const made = await sandbox.control('POST', '/deposits', body)
  const [reported] = (await as('MeshSOL').get(RECEIVED)).body.data.items
  expect(reported).toMatchObject({ status: 'SUCCESS', amount: '3.000000', chain: 'eth', remark: 'Deposit' })
  expect(reported.walletTxId.split('@')[0]).toBe(made.body.hash)
  expect(reported).not.toHaveProperty('id')
})

test('waits for its own review until the control API passes it', async () => {
  const user = as('emailConfirm')
  const { data } = (await user.post(CREATE, order())).body
  await sandbox.settle()
  expect((await user.get(SENT)).body.data.items).toMatchObject([{ status: 'REVIEW' }])
  await sandbox.control('POST', `/withdrawals/${data.withdrawalId}/complete`)
  expect((await user.get(SENT)).body.data.items).toMatchObject([{ status: 'SUCCESS' }])
})
