import { afterAll, beforeAll, expect, test } from 'vitest'
import { okxClient } from '../testing/okxClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
const as = (key: string, wrong: Parameters<typeof okxClient>[3] = {}) =>
  okxClient(sandbox.origin, sandbox.clock.nowMs, key, wrong)
beforeAll(async () => void (sandbox = await startWithMemory()))
afterAll(() => sandbox.stop())

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CONFIG = '/api/v5/account/config'
const WITHDRAW = '/api/v5/asset/withdrawal'
const SENT = '/api/v5/asset/withdrawal-history'
const RECEIVED = '/api/v5/asset/deposit-history'
const TRANSFER = '/api/v5/asset/transfer'
const order = (change: object = {}) => ({
  ccy: 'USDC',
  amt: '10',
  dest: '4',
  toAddr: TO,
  chain: 'USDC-ERC20',
  ...change,
})

test.each([
  ['Nobody', {}, 401, '50111'],
  ['ipLocked', {}, 401, '50110'],
  ['suspended', {}, 200, '50007'],
  ['Mesh', { secret: 'wrong' }, 401, '50113'],
  ['Mesh', { passphrase: 'wrong' }, 401, '50105'],
  ['Mesh', { time: '2020-12-08T09:08:57.715Z' }, 401, '50102'],
  ['Mesh', { time: '2099-12-08T09:08:57.715Z' }, 401, '50102'],
  ['Mesh', { time: '1607418537' }, 401, '50112'],
  ['Mesh', { time: '2020-12-08T09:08:57Z' }, 401, '50112'],
  ['Mesh', { without: 'ok-access-key' }, 401, '50103'],
  ['Mesh', { without: 'ok-access-passphrase' }, 401, '50104'],
  ['Mesh', { without: 'ok-access-sign' }, 401, '50106'],
  ['Mesh', { without: 'ok-access-timestamp' }, 401, '50107'],
])('refuses %s with %j', async (key, wrong, status, code) => {
  const answer = await as(key, wrong).get(CONFIG)
  expect([answer.status, answer.body.code, answer.body.data]).toEqual([status, code, []])
})

test('signs a query and a body as they are sent', async () => {
  const mesh = as('Mesh')
  expect((await mesh.get('/api/v5/asset/currencies', { ccy: 'USDC' })).body.code).toBe('0')
  expect((await mesh.post(WITHDRAW, order({ amt: 'x' }))).body).toEqual({
    code: '51000',
    msg: 'Parameter amt error',
    data: [],
  })
  expect((await mesh.post(WITHDRAW, '')).body.code).toBe('50000')
  expect((await mesh.post(WITHDRAW, 'no json')).body.code).toBe('50002')
})

test('returns what a key may do, and what lies in which account', async () => {
  const [mesh] = (await as('Mesh').get(CONFIG)).body.data
  expect(mesh).toMatchObject({ perm: 'read_only,withdraw,trade', type: '0', uid: mesh.mainUid })
  expect((await as('readOnlyKey').get(CONFIG)).body.data).toMatchObject([{ perm: 'read_only' }])
  const funding = await as('MeshUSDC').get('/api/v5/asset/balances')
  expect(funding.body.data).toEqual([{ ccy: 'USDC', bal: '10000', availBal: '10000', frozenBal: '0' }])
  const trading = await as('Mesh').get('/api/v5/account/balance', { ccy: 'UNI,AAVE,USDC' })
  expect(trading.body.data[0].details).toMatchObject([
    { ccy: 'UNI', cashBal: '250', availBal: '250' },
    { ccy: 'AAVE', cashBal: '40' },
  ])
  expect((await as('Mesh').get('/api/v5/asset/balances', { ccy: 'NOPE' })).body.code).toBe('51000')
  expect((await as('Mesh2').get('/api/v5/account/balance')).body.data).toMatchObject([{ details: [] }])
})

test('moves coins between the two accounts, and withdraws from the funding account only', async () => {
  const user = as('MeshETH')
  const move = (amt: string, from: string, to: string) => user.post(TRANSFER, { ccy: 'ETH', amt, from, to })
  expect((await move('45', '6', '18')).body.data).toMatchObject([{ ccy: 'ETH', amt: '45', from: '6', to: '18' }])
  expect((await user.get('/api/v5/account/balance')).body.data[0].details).toMatchObject([{ cashBal: '45' }])
  expect((await move('6', '6', '18')).body.code).toBe('58116')
  expect((await move('1', '6', '6')).body.code).toBe('58123')
  expect((await move('1', '6', '7')).body.code).toBe('51000')
  expect((await move('0', '6', '18')).body.code).toBe('51000')
  const sendTen = () => user.post(WITHDRAW, order({ ccy: 'ETH', chain: 'ETH-ERC20' }))
  expect((await sendTen()).body.code).toBe('58350')
  expect((await move('6', '18', '6')).body.code).toBe('0')
  expect((await sendTen()).body.code).toBe('0')
  expect((await user.get('/api/v5/asset/balances')).body.data).toEqual([
    { ccy: 'ETH', bal: '11', availBal: '0.9999', frozenBal: '10.0001' },
  ])
  expect((await as('readOnlyKey').post(TRANSFER, {})).body.code).toBe('50120')
})

test('lists chains and gives addresses for those that are open', async () => {
  const mesh = as('Mesh')
  const { data } = (await mesh.get('/api/v5/asset/currencies', { ccy: 'USDC' })).body
  expect(data).toMatchObject([
    { chain: 'USDC-ERC20', fee: '0.01', minWd: '1', wdTickSz: '6', canWd: true, mainNet: true },
    { chain: 'USDC-Base', fee: '0.005', mainNet: false },
    { chain: 'USDC-Solana', canWd: false, canDep: false },
  ])
  expect((await mesh.get('/api/v5/asset/currencies', { ccy: 'NOPE' })).status).toBe(400)
  expect((await mesh.get('/api/v5/asset/currencies')).body.data.length).toBeGreaterThan(10)
  const addresses = await mesh.get('/api/v5/asset/deposit-address', { ccy: 'USDC' })
  expect(addresses.body.data).toMatchObject([
    { chain: 'USDC-ERC20', addr: TO, selected: true },
    { chain: 'USDC-Base', addr: TO },
  ])
  expect((await mesh.get('/api/v5/asset/deposit-address')).body.code).toBe('50014')
})

test('debits the fee on top and shows it in the history; the same clientId again is another withdrawal', async () => {
  const mesh = as('Mesh')
  const { body } = await mesh.post(WITHDRAW, order({ clientId: 'twin' }))
  expect(body.data).toMatchObject([{ ccy: 'USDC', amt: '10', clientId: 'twin', chain: 'USDC-ERC20' }])
  const [{ wdId }] = body.data
  expect((await mesh.get(SENT, { clientId: 'twin' })).body.data).toMatchObject([{ wdId, state: '0', txId: '' }])
  await sandbox.settle()
  const paid = sandbox.memory.payments.filter(({ symbol }) => symbol === 'USDC')
  expect(paid.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  expect((await mesh.get(SENT, { wdId })).body.data).toMatchObject([
    { amt: '10', fee: '0.01', feeCcy: 'USDC', state: '2', txId: paid[0]?.hash, to: TO },
  ])
  expect(sandbox.ledger.balance('okx', 'Mesh', 'USDC')).toBe('9989.99')
  expect((await mesh.post(WITHDRAW, order({ clientId: 'twin' }))).body.code).toBe('0')
  expect((await mesh.get(SENT, { clientId: 'twin' })).body.data).toHaveLength(2)
  expect((await mesh.get(SENT, { clientId: 'none' })).body.data).toEqual([])
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  [{ amt: '10001' }, '58350'],
  [{ amt: '0.5' }, '58206'],
  [{ amt: '20000000' }, '58205'],
  [{ amt: '1.0000001' }, '51000'],
  [{ amt: '-1' }, '51000'],
  [{ amt: '' }, '50014'],
  [{ toAddr: '0x12' }, '58222'],
  [{ toAddr: `${TO}:7` }, '58222'],
  [{ toAddr: `0x${'0'.repeat(40)}` }, '58222'],
  [{ ccy: 'NOPE' }, '51000'],
  [{ chain: 'USDC-TRC20' }, '51000'],
  [{ chain: 'USDC-Solana' }, '58214'],
  [{ dest: '3' }, '58241'],
  [{ dest: '5' }, '51000'],
  [{ clientId: 'with-hyphen' }, '51000'],
])('refuses %j with %s', async (change, code) => {
  expect((await as('MeshUSDC').post(WITHDRAW, order(change))).body.code).toBe(code)
})

test.each([
  ['readOnlyKey', '50120'],
  ['whitelistOn', '58207'],
  ['travelRule', '58237'],
  ['kycMissing', '58233'],
  ['restrictedRegion', '58248'],
])('persona %s gets %s', async (persona, code) => {
  expect((await as(persona).post(WITHDRAW, order())).body.code).toBe(code)
})

test('takes a verified address, and what the travel rule requires', async () => {
  const verified = { persona: 'whitelistOn', chain: 'USDC-ERC20', address: TO }
  expect((await sandbox.control('POST', '/okx/addresses', verified)).status).toBe(201)
  expect((await as('whitelistOn').post(WITHDRAW, order())).body.code).toBe('0')
  expect((await as('whitelistOn').post(WITHDRAW, order({ chain: 'USDC-Base' }))).body.code).toBe('58207')
  expect((await sandbox.control('POST', '/okx/addresses', { persona: 'Nobody' })).status).toBe(400)
  const rcvrInfo = { walletType: 'private', rcvrFirstName: 'Bruce', rcvrLastName: 'Wayne' }
  expect((await as('travelRule').post(WITHDRAW, order({ rcvrInfo }))).body.code).toBe('0')
})

test('pages backwards by time', async () => {
  const user = as('Mesh4')
  for (let turn = 0; turn < 3; turn += 1) {
    await user.post(WITHDRAW, order({ clientId: `page${turn}` }))
    sandbox.clock.advance(1_000)
  }
  const ids = async (params: Record<string, string>) =>
    (await user.get(SENT, params)).body.data.map(({ clientId }: { clientId: string }) => clientId)
  expect(await ids({ limit: '2' })).toEqual(['page2', 'page1'])
  const [, middle] = (await user.get(SENT)).body.data
  expect(await ids({ after: middle.ts })).toEqual(['page0'])
  expect(await ids({ before: middle.ts })).toEqual(['page2'])
  expect(await ids({ type: '3' })).toEqual([])
  for (const wrong of [{ limit: '101' }, { limit: '0' }, { after: 'x' }, { before: 'x' }]) {
    expect((await user.get(SENT, wrong)).body.code).toBe('51000')
  }
})

test('shows a deposit, by its own id too', async () => {
  const deposit = { institution: 'okx', persona: 'Mesh3', symbol: 'USDC', amount: '3' }
  const { body } = await sandbox.control('POST', '/deposits', deposit)
  const [row] = (await as('Mesh3').get(RECEIVED, { txId: body.hash })).body.data
  expect(row).toMatchObject({ ccy: 'USDC', chain: 'USDC-ERC20', amt: '3', state: '2', to: TO })
  expect((await as('Mesh3').get(RECEIVED, { depId: row.depId })).body.data).toEqual([row])
})

test('waits for its own check until the control API passes it', async () => {
  const user = as('emailConfirm')
  const [{ wdId }] = (await user.post(WITHDRAW, order())).body.data
  await sandbox.settle()
  expect((await user.get(SENT, { wdId })).body.data).toMatchObject([{ state: '4' }])
  await sandbox.control('POST', `/withdrawals/${wdId}/complete`)
  expect((await user.get(SENT, { state: '2' })).body.data).toMatchObject([{ wdId }])
})

test('answers what anybody may ask, and 404 for the rest', async () => {
  const open = async (path: string) => {
    const response = await fetch(`${sandbox.origin}/~www.okx.com${path}`)
    return { status: response.status, body: await response.json() }
  }
  expect((await open('/api/v5/public/time')).body).toMatchObject({ data: [{ ts: expect.stringMatching(/^\d{13}$/) }] })
  expect((await open('/api/v5/public/instruments?instType=SWAP')).status).toBe(400)
  expect(await open('/api/v5/trade/order')).toMatchObject({ status: 404, body: { code: '404' } })
})
