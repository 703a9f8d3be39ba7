import { findNetwork, networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { aConnection, baseSepolia, sepolia } from '../testing/fixtures.ts'
import { manualClock } from '../testing/manualClock.ts'
import { directoryOf, partialContext } from '../testing/partialContext.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import { addressesOn, find, offered } from './depositAddresses.ts'

const ctx = partialContext()
const caipId = 'eip155:11155111'

test('a network is named by our id or by its chain id', () => {
  const network = findNetwork(sepolia)
  expect(find(ctx, { networkId: sepolia }, 'network')).toBe(network)
  expect(find(ctx, { caipId }, 'network')).toBe(network)
})

test.each([
  [{}, 'missingField', 'network.networkId: '],
  [{ networkId: sepolia, caipId }, 'invalidField', 'network.caipId: '],
  [{ networkId: '00000000-0000-4000-8000-000000000000' }, 'networkNotSupported', 'network.networkId: '],
  [{ networkId: networks.find(({ name }) => name === 'Ethereum')?.id }, 'networkNotSupported', 'network.networkId: '],
  [{ caipId: 'eip155:1' }, 'networkNotSupported', 'network.caipId: '],
])('%j is rejected as %s, naming the field', (named, type, message) => {
  const error = expect.objectContaining({ type, message: expect.stringContaining(message) })
  expect(() => find(ctx, named, 'network')).toThrow(error)
})

test('addresses are asked for on the networks that the institution and the asset have, one after the other', async () => {
  const institution = scriptedInstitution(manualClock())
  let asking = 0
  institution.script.depositAddress = async () => {
    expect((asking += 1)).toBe(1)
    await Promise.resolve()
    asking -= 1
    return { address: '0x1' }
  }
  const { descriptor } = institution.connector
  const both = [...descriptor.networks, { networkId: baseSepolia, upstreamId: 'base' }]
  const connector = { ...institution.connector, descriptor: { ...descriptor, networks: both } }
  const context = partialContext({ connectors: directoryOf({ connector }) })
  const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
  const found = await addressesOn(context, connection, 'usdc', networks)
  expect(found.map(({ address, upstreamId }) => `${address} ${upstreamId}`)).toEqual(['0x1 ethereum', '0x1 base'])
  expect(await addressesOn(context, connection, 'DOGE', networks)).toEqual([])
})

test('a network that has ended is refused with the network to use instead', () => {
  const ethereum = findNetwork('e3c7fdd8-b1fc-4e51-85ae-bb276e075611')
  if (!ethereum) throw new Error('no network')
  const production = { ...ctx, environment: 'production' as const }
  expect(offered(production, ethereum, 'networkId')).toBe(ethereum)
  const ended = { ...ethereum, environments: [], ended: { on: '2027-01-31', instead: 'Base' } }
  expect(() => offered(production, ended, 'networkId')).toThrow('networkId: Ethereum ended on 2027-01-31; use Base.')
})
