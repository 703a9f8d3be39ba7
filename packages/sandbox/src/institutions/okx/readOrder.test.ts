import { expect, test } from 'vitest'
import { okxClient } from '../testing/okxClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { okx } from './simulator.ts'

const sandbox = openInstitutions(okx)
const as = (key: string, wrong: Parameters<typeof okxClient>[3] = {}) =>
  okxClient(sandbox, sandbox.clock.nowMs, key, wrong)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WITHDRAW = '/api/v5/asset/withdrawal'
const order = (change: object = {}) => ({
  ccy: 'USDC',
  amt: '10',
  dest: '4',
  toAddr: TO,
  chain: 'USDC-ERC20',
  ...change,
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
