import { expect, test } from 'vitest'

import type { ChainConfirmation } from '../chains/ports.ts'
import { anOperation } from '../testing/scriptedBridge.ts'
import { scriptedChain } from '../testing/scriptedChain.ts'
import { verifyPayouts } from './verifyPayouts.ts'

const destination = { network: 'eip155:84532', asset: 'USDC', address: '0x52908400098527886E0F7030069857D2E4169EE7' }
const paid = anOperation({
  status: 'succeeded',
  step: 'providerProcessedPayment',
  paidOutAmount: '9.5',
  destinationHashes: ['0xa', '0xb'],
})

const verify = async (answer: ChainConfirmation | 'unreadable', operation = paid) => {
  const chain = scriptedChain()
  chain.confirm = input => {
    chain.requested.push(input)
    return answer === 'unreadable' ? Promise.reject(new Error('no node')) : Promise.resolve(answer)
  }
  const [verified] = await verifyPayouts({ chains: chain }, destination, [operation])
  return { verified, requested: chain.requested }
}

test('a payout that a node confirms is a success, to the recipient and of the reported amount', async () => {
  const { verified, requested } = await verify({ kind: 'confirmed', confirmations: 12, fromAddress: '0x1' })
  expect(verified).toEqual(paid)
  expect(requested).toMatchObject([{ hash: '0xb', toAddress: destination.address, amountBaseUnits: 9_500_000n }])
})

test.each([
  [{ kind: 'pending', confirmations: 0 }],
  [{ kind: 'unknown' }],
  [{ kind: 'reverted', message: 'reverted' }],
  [{ kind: 'mismatched', arrivedBaseUnits: 0n, message: 'pays another address' }],
  ['unreadable'],
] as const)('a success stays pending while the node answers %o', async answer => {
  const { verified, requested } = await verify(answer)
  expect(verified).toMatchObject({ status: 'pending', step: 'providerProcessedPayment' })
  expect(requested.map(({ hash }) => hash)).toEqual(['0xb', '0xa'])
})

test('a success without a transaction stays pending on a network with a node', async () => {
  const { verified } = await verify({ kind: 'unknown' }, { ...paid, destinationHashes: [] })
  expect(verified).toMatchObject({ status: 'pending' })
})

test('a success on a network without a node counts as the provider reports it', async () => {
  const elsewhere = { network: 'eip155:84532', asset: 'NOSUCH', address: destination.address }
  const chain = scriptedChain()
  expect(await verifyPayouts({ chains: chain }, elsewhere, [paid])).toEqual([paid])
  expect(chain.requested).toEqual([])
})
