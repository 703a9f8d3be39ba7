import { expect, test } from 'vitest'

import { screeningOf, sourceAddress } from './screenAddresses.ts'

const preview = { id: 'preview-1', toAddress: 'to' }
const rolesOf = (refundAddress: string | undefined, source: string | undefined) =>
  screeningOf(
    { ...preview, ...(refundAddress !== undefined && { refundTo: { address: refundAddress } }) },
    'execute',
    source,
  ).addresses.map(({ address, role }) => `${role} ${address}`)

test('every address of a transfer is screened once, with its role', () => {
  expect(rolesOf(undefined, undefined)).toEqual(['destination to'])
  expect(rolesOf('back', 'wallet')).toEqual(['destination to', 'refund back', 'source wallet'])
  expect(rolesOf('wallet', 'wallet')).toEqual(['destination to', 'source wallet'])
  expect(rolesOf('back', undefined)).toEqual(['destination to', 'refund back'])
})

test('the decision names the transfer and its step', () => {
  expect(screeningOf(preview, 'preview', undefined)).toMatchObject({ step: 'preview', transferId: 'preview-1' })
})

test('only a wallet has a known source address', () => {
  expect(sourceAddress({ credentials: { kind: 'address', addresses: ['first', 'second'] } })).toBe('first')
  expect(sourceAddress({ credentials: { kind: 'address', addresses: [] } })).toBeUndefined()
  expect(sourceAddress({ credentials: { kind: 'apiKey', key: 'k', secret: 's' } })).toBeUndefined()
})
