import { findNetworkByCaip2 } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { type SolanaReader, SolanaUnreadable } from '../solana/ports.ts'
import { sepolia } from '../testing/fixtures.ts'
import { refuseProgramAccount } from './refuseProgramAccount.ts'

const networkId = findNetworkByCaip2('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')?.id ?? ''
const address = 'DZuyd1ctDnbpYi7yUBVDBVAoGHJcbAeXo4Ms6NbxuxwJ'
const field = 'toAddress'
const nodeThat = (ownerOf: SolanaReader['ownerOf'], reads = true) => ({
  solana: { reads: () => reads, latestBlockhash: () => Promise.reject(new Error('not asked')), ownerOf },
})

test.each([
  ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'a token account or a mint'],
  ['TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', 'a token account or a mint'],
  ['BPFLoaderUpgradeab1e11111111111111111111111', 'a program'],
])('an account of %s is refused as %s', async (owner, why) => {
  const check = refuseProgramAccount(
    nodeThat(() => Promise.resolve(owner)),
    { networkId, address, field },
  )
  await expect(check).rejects.toMatchObject({ type: 'invalidAddress', message: expect.stringContaining(why) })
})

test.each([['11111111111111111111111111111111'], [undefined]])('an account of %s may be paid', async owner => {
  await refuseProgramAccount(
    nodeThat(() => Promise.resolve(owner)),
    { networkId, address, field },
  )
})

test('a node that cannot be read stops a payment, and lets a link token pass', async () => {
  const away = nodeThat(() => Promise.reject(new SolanaUnreadable('no answer')))
  await expect(refuseProgramAccount(away, { networkId, address, field })).rejects.toMatchObject({
    type: 'integrationUnavailable',
  })
  await refuseProgramAccount(away, { networkId, address, field, isLenient: true })
})

test('other networks, and those without a node, are not read', async () => {
  const unread = nodeThat(() => Promise.reject(new Error('read')), false)
  await refuseProgramAccount(unread, { networkId, address, field })
  await refuseProgramAccount(
    nodeThat(() => Promise.reject(new Error('read'))),
    { networkId: sepolia, address, field },
  )
})
