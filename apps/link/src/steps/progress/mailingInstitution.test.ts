import { expect, test } from 'vitest'

import type { LinkState } from '../../machine/state.ts'
import { mailingInstitution } from './mailingInstitution.ts'

const integrations = [
  { id: 'b', name: 'Binance', obstacles: ['email'] },
  { id: 'o', name: 'OKX', obstacles: [] },
]
const stateAt = (integrationId: string) => ({ integrationId, session: { integrations } }) as unknown as LinkState
type Sent = Parameters<typeof mailingInstitution>[0]

const pending: Sent = { status: 'pending', fromName: 'Binance', steps: [] }

test('an institution that confirms by email is named until it has sent', () => {
  expect(mailingInstitution(pending, stateAt('b'))).toBe('Binance')
  expect(mailingInstitution(pending, stateAt('o'))).toBeUndefined()
  expect(mailingInstitution({ ...pending, status: 'failed' }, stateAt('b'))).toBeUndefined()
  const sent = { name: 'sentByInstitution', state: 'done' } as const
  expect(mailingInstitution({ ...pending, steps: [sent] }, stateAt('b'))).toBeUndefined()
})

test('of several accounts, the one that has not sent yet is named', () => {
  const partOf = (fromName: string, isSent: boolean) => {
    const known = { transferId: fromName, fromName, amount: '1', isUnconfirmed: false, isSent }
    return { ...known, status: 'pending' as const }
  }
  const parts = (isSent: boolean) => [partOf('OKX', false), partOf('Binance', isSent)]
  expect(mailingInstitution({ ...pending, parts: parts(false) }, stateAt('o'))).toBe('Binance')
  expect(mailingInstitution({ ...pending, parts: parts(true) }, stateAt('o'))).toBeUndefined()
})
