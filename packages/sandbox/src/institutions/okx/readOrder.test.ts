import { expect, test } from 'vitest'
import { openOkx } from '../testing/openOkx.ts'

const { as, TO, WITHDRAW, order } = openOkx()

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
