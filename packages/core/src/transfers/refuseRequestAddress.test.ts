import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { refuseRequestAddress } from './refuseRequestAddress.ts'

const refuse = (isIssued: boolean, tag?: string) => {
  const asked: unknown[] = []
  const ctx = partialContext({
    store: { paymentRequests: { isIssued: async (...input) => asked.push(input) > 0 && isIssued } },
  })
  return { asked, refusing: refuseRequestAddress(ctx, { networkId: 'network', address: 'r9c', tag }) }
}

test('a withdrawal to the address of a payment request is refused', async () => {
  await expect(refuse(true).refusing).rejects.toMatchObject({ type: 'addressUnavailable' })
})

test('an address is compared with its tag, if it has one', async () => {
  const [tagged, plain] = [refuse(false, '7'), refuse(false)]
  await Promise.all([tagged.refusing, plain.refusing])
  expect(tagged.asked).toEqual([['sandbox', 'network', { address: 'r9c', tag: '7' }]])
  expect(plain.asked).toEqual([['sandbox', 'network', { address: 'r9c' }]])
})
