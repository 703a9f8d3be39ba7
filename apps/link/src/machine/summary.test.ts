import { expect, test } from 'vitest'

import { integrations, session } from '../../dev/sampleData.ts'
import { initialState, type LinkState } from './state.ts'
import { institutionOf, sessionSummary } from './summary.ts'

const opened: LinkState = { ...initialState, session: session('deposit', []), step: { name: 'catalogue' } }

test('before anything is chosen, the summary has the page alone', () => {
  expect(sessionSummary(opened)).toEqual({ page: 'integrationsCatalogPage' })
  expect(institutionOf(opened)).toEqual({ integrationName: '' })
})

test('an amount is a JSON number, and unknown values are left out', () => {
  const choice = { symbol: 'USDC', networkId: 'n' }
  const { transfer } = sessionSummary({ ...opened, choice })
  expect(transfer).toEqual({ symbol: 'USDC', transactionId: 'order-1', networkId: 'n' })
  const preview = { previewId: 'p', symbol: 'USDC', amount: '25.10', amountUsd: '25.1' } as LinkState['preview']
  expect(sessionSummary({ ...opened, choice, preview }).transfer).toMatchObject({
    previewId: 'p',
    amount: 25.1,
    amountInFiat: 25.1,
  })
})

test('the institution is named as the public clients know it', () => {
  const { id, name, type } = integrations[1]!
  expect(sessionSummary({ ...opened, integrationId: id }).selectedIntegration).toEqual({
    id,
    name,
    integrationType: type,
    integrationName: name,
  })
})

test('the words of the server are passed on only where something failed', () => {
  const failure = { kind: 'refused', problem: 'refused', message: 'Limit reached', supportCode: '' } as const
  expect(sessionSummary({ ...opened, step: { name: 'failed', failure } })).toMatchObject({
    page: 'errorPage',
    errorMessage: 'Limit reached',
  })
  const silent = { ...failure, message: '' }
  expect(sessionSummary({ ...opened, step: { name: 'failed', failure: silent } })).not.toHaveProperty('errorMessage')
})
