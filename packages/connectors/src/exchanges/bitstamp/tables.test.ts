import { expect, it } from 'vitest'
import { findNetwork } from '@rialto/catalog'
import { bitstampDescriptor } from './descriptor.ts'
import { splitAddress } from './splitAddress.ts'
import { tagParameter } from './tagParameter.ts'
import { timeOf } from './timeOf.ts'
import { depositStatus, requestStatus } from './transferStatus.ts'

it('has a network of ours for every name, each once', () => {
  const { networks } = bitstampDescriptor('production')
  expect(networks).toHaveLength(11)
  expect(new Set(networks.map(({ networkId }) => networkId)).size).toBe(11)
  const named = networks.map(({ networkId, upstreamId }) => [findNetwork(networkId)?.name, upstreamId])
  expect(named).toContainEqual(['Ethereum', 'ethereum'])
  expect(named).toContainEqual(['Solana', 'solana'])
})

it.each([
  ['xrpl', '1455', { destination_tag: '1455' }],
  ['xrpl', '0', { destination_tag: '0' }],
  ['xrpl', 'memo', undefined],
  ['stellar', 'any-28-bytes', { memo_id: 'any-28-bytes' }],
  ['stellar', 'x'.repeat(29), undefined],
  ['ethereum', '7', undefined],
  ['toString', '7', undefined],
  ['ethereum', undefined, {}],
  ['xrpl', '', {}],
])('on %s sends the tag %j as %j', (network, tag, expected) => {
  expect(tagParameter(network, tag)).toEqual(expected)
})

it.each([
  ['rE1sdh25BJQ3qFwngiTBwaq3zPGGYcrjp1?dt=1455', { address: 'rE1sdh25BJQ3qFwngiTBwaq3zPGGYcrjp1', tag: '1455' }],
  ['GABC?memoId=hello', { address: 'GABC', tag: 'hello' }],
  ['0x99ced129603abc771c0dabe935c326ff6c86645d', { address: '0x99ced129603abc771c0dabe935c326ff6c86645d' }],
  ['', { address: '' }],
])('splits %j', (text, expected) => {
  expect(splitAddress(text)).toEqual(expected)
})

it('reads times as UTC, whether they have fractions or not', () => {
  expect(timeOf('2022-01-31 16:07:32')).toBe(Date.UTC(2022, 0, 31, 16, 7, 32))
  expect(timeOf('2025-09-25 14:42:59.894846')).toBe(Date.UTC(2025, 8, 25, 14, 42, 59, 894))
  expect(() => timeOf('2022-13-31 16:07:32')).toThrow(/time/)
})

it.each([
  ['0', 'pending'],
  ['1', 'pending'],
  ['2', 'succeeded'],
  ['3', 'failed'],
  ['4', 'failed'],
  ['11', 'failed'],
  ['5', 'pending'],
  ['toString', 'pending'],
])('a withdrawal of status %s is %s', (upstream, status) => {
  expect(requestStatus(upstream)).toBe(status)
})

it.each([
  ['COMPLETED', 'succeeded'],
  ['PENDING', 'pending'],
  ['REJECTED', 'pending'],
  [undefined, 'succeeded'],
  [null, 'succeeded'],
])('a deposit of status %s is %s', (upstream, status) => {
  expect(depositStatus(upstream)).toBe(status)
})
