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

test('a verified address and the travel rule’s fields are accepted', async () => {
  const verified = { persona: 'whitelistOn', chain: 'USDC-ERC20', address: TO }
  expect((await sandbox.control('POST', '/okx/addresses', verified)).status).toBe(201)
  expect((await as('whitelistOn').post(WITHDRAW, order())).body.code).toBe('0')
  expect((await as('whitelistOn').post(WITHDRAW, order({ chain: 'USDC-Base' }))).body.code).toBe('58207')
  expect((await sandbox.control('POST', '/okx/addresses', { persona: 'Nobody' })).status).toBe(400)
  const rcvrInfo = { walletType: 'private', rcvrFirstName: 'Bruce', rcvrLastName: 'Wayne' }
  expect((await as('travelRule').post(WITHDRAW, order({ rcvrInfo }))).body.code).toBe('0')
})
