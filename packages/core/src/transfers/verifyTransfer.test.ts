import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { anAddress, baseSepolia, sepolia } from '../testing/fixtures.ts'
import { manualClock } from '../testing/manualClock.ts'
import { directoryOf, partialContext } from '../testing/partialContext.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import { type TransferCheck, verifyTransfer } from './verifyTransfer.ts'

const institution = scriptedInstitution(manualClock())
const { integrationId } = institution.connector.descriptor
const ctx = partialContext({ connectors: directoryOf(institution) })
const verify = (check: TransferCheck) => verifyTransfer(ctx, check)
const mainnet = networks.find(({ name }) => name === 'Ethereum')?.id ?? ''

test.each<[string, TransferCheck]>([
  ['an integration alone', { integrationId }],
  ['a network by our id', { networkId: sepolia }],
  ['a network by its chain id', { networkId: 'eip155:11155111' }],
  ['a token in any case', { token: 'usdc' }],
  ['an address of some network', { targetAddress: anAddress }],
  ['all of it', { integrationId, networkId: sepolia, token: 'USDC', targetAddress: anAddress }],
])('%s fits', (_, check) => {
  expect(verify(check)).toEqual({ status: 'succeeded' })
})

test.each<[string, TransferCheck, string]>([
  ['an unknown integration', { integrationId: mainnet }, 'notSupportedOnIntegration'],
  ['an unknown network', { networkId: 'eip155:999999999' }, 'notSupportedOnNetwork'],
  ['a network of the other environment', { networkId: mainnet }, 'notSupportedOnNetwork'],
  ['a token that this network does not have', { networkId: sepolia, token: 'DOGE' }, 'notSupportedOnNetwork'],
  ['a token that no network has', { token: 'NOTATOKEN' }, 'notSupportedOnToken'],
  [
    'a network that the integration does not send on',
    { integrationId, networkId: baseSepolia },
    'notSupportedOnIntegration',
  ],
  ['text that is no address', { targetAddress: 'nonsense' }, 'invalidAddressFormat'],
  ['an address with a wrong checksum', { targetAddress: anAddress.replace('E7', 'e7') }, 'invalidAddressFormat'],
])('%s does not, for the public reason', (_, check, failureReason) => {
  expect(verify(check)).toMatchObject({ status: 'failed', failureReason })
})

test('an integration that sends nothing supports no network', () => {
  const { connector } = institution
  const readOnly = { ...connector, descriptor: { ...connector.descriptor, products: ['balance'] as const } }
  const context = partialContext({ connectors: directoryOf({ connector: readOnly }) })
  expect(verifyTransfer(context, { integrationId })).toMatchObject({ failureReason: 'notSupportedOnIntegration' })
})

test.each<TransferCheck>([{}, { token: '', networkId: '' }])('with nothing to check (%j) a field is missing', check => {
  expect(() => verify(check)).toThrow(expect.objectContaining({ type: 'missingField' }))
})
