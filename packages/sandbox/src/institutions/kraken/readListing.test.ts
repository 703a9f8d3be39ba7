import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { readListings } from './readListing.ts'
import { kraken } from './simulator.ts'

const { ctx } = openInstitutions(kraken)
const networksOf = (asset: string | null) => {
  const read = readListings(ctx, asset)
  return 'status' in read ? (JSON.parse(read.body) as unknown) : read.open.map(({ networkName }) => networkName)
}

test('only open networks are listed, which excludes Solana without a chain', () => {
  expect(networksOf('USDC')).toEqual(['Ethereum', 'Base'])
  expect(networksOf('SOL')).toEqual([])
})

test.each([null, '', 'NOPE', 'BTC'])('asset %j is unknown', asset => {
  expect(networksOf(asset)).toEqual({ error: ['EFunding:Unknown asset'] })
})
