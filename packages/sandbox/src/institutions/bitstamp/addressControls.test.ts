import { expect, test } from 'vitest'
import { bitstampClient } from '../testing/bitstampClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { bitstamp } from './simulator.ts'

const sandbox = openInstitutions(bitstamp)
const as = (key: string) => bitstampClient(sandbox, sandbox.clock.nowMs, key)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WITHDRAW = 'usdc_withdrawal'
const order = (change: Record<string, string> = {}) => ({ amount: '10', address: TO, network: 'ethereum', ...change })

test('a key bound to addresses can withdraw to these, in upper or lower case', async () => {
  expect((await sandbox.control('POST', '/bitstamp/addresses', { persona: 'whitelistOn', address: TO })).status).toBe(
    201,
  )
  const { status } = await as('whitelistOn').post(WITHDRAW, order({ address: TO.toLowerCase() }))
  expect(status).toBe(200)
  expect((await sandbox.control('POST', '/bitstamp/addresses', { persona: 'Nobody', address: TO })).status).toBe(400)
})
