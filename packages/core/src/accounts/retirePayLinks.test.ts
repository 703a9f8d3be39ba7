import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { retirePayLinks } from './retirePayLinks.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const connection = aConnection(scope)

const retire = async (isEnded: boolean, revoke = async () => undefined) => {
  const steps: string[] = []
  const auth = {
    revoke: () => {
      steps.push('revoke')
      return revoke()
    },
  }
  const ctx = partialContext({
    connectors: { find: () => ({ auth }) } as never,
    store: {
      connections: {
        listSpent: async () => [{ scope, id: connection.id }],
        endPayer: async () => isEnded,
        findWithRemoved: async () => connection,
        retire: async () => void steps.push('retire') as never,
      },
    },
  })
  await retirePayLinks(ctx)
  return steps
}

test('an account of a payer is revoked before its credentials are erased, also if the revoke fails', async () => {
  expect(await retire(true)).toEqual(['revoke', 'retire'])
  expect(await retire(true, () => Promise.reject(new Error('down')))).toEqual(['revoke', 'retire'])
})

test('an account that is in use again keeps its access', async () => {
  expect(await retire(false)).toEqual([])
})
