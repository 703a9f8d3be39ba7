import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import type { ScreeningDecision, ScreeningMode, ScreeningStep } from './ports.ts'
import { screenAddresses, screenPayIn } from './screenAddresses.ts'

const scope = { clientId: 'client', environment: 'production' } as const
const listed = '0x52908400098527886E0F7030069857D2E4169EE7'
const other = '0x0000000000000000000000000000000000000001'

const screening = (mode: ScreeningMode, isLoaded = true) => {
  const decisions: ScreeningDecision[] = []
  const list = { name: 'ofac', digest: 'd1' }
  const ctx = partialContext({
    store: {
      screening: {
        mode: async () => mode,
        lists: async () => (isLoaded ? [{ ...list } as never] : []),
        find: async addresses =>
          isLoaded
            ? addresses.filter(one => one === listed.toLowerCase()).map(address => ({ address, list: 'ofac' }) as never)
            : [],
        insertDecision: async decision => void decisions.push(decision),
        listDecisions: async () => [...decisions],
      },
    },
  })
  const screen = (address: string, step: ScreeningStep = 'preview') =>
    screenAddresses(ctx, scope, { step, addresses: [{ address, role: 'destination' }], transferId: 't' })
  return { ctx, decisions, screen }
}

test('with screening off, addresses are neither compared nor recorded', async () => {
  const { screen, decisions } = screening('off')
  await screen(listed, 'execute')
  expect(decisions).toEqual([])
})

test('a listed address blocks, in any spelling, and the decision is recorded first', async () => {
  const { screen, decisions } = screening('block')
  await expect(screen(listed.toLowerCase())).rejects.toMatchObject({
    type: 'unavailableForLegalReasons',
    message: 'The destination address is on a sanctions list.',
  })
  expect(decisions).toMatchObject([{ outcome: 'blocked', transferId: 't', lists: [{ name: 'ofac', digest: 'd1' }] }])
})

test('with `warn`, an address on a list does not block the transfer, and the match is recorded', async () => {
  const { screen, decisions } = screening('warn')
  await screen(listed)
  expect(decisions).toMatchObject([{ outcome: 'warned', matches: [{ address: listed, role: 'destination' }] }])
})

test('a decision without a match is recorded before money moves, and not at other steps', async () => {
  const { screen, decisions } = screening('block')
  await screen(other)
  expect(decisions).toEqual([])
  await screen(other, 'execute')
  await screen(other, 'bridgingAddress')
  expect(decisions.map(({ outcome }) => outcome)).toEqual(['cleared', 'cleared'])
})

test('without a list no address can be cleared, so blocking clients send nothing', async () => {
  await expect(screening('block', false).screen(other)).rejects.toMatchObject({ type: 'serviceUnavailable' })
  await screening('warn', false).screen(other)
})

test('the sender of a pay-in is recorded once per transfer, and never blocked, because the assets have moved', async () => {
  const { ctx, decisions } = screening('block')
  await screenPayIn(ctx, scope, { sender: listed, transferId: 't' })
  await screenPayIn(ctx, scope, { sender: listed, transferId: 't' })
  expect(decisions).toMatchObject([{ step: 'bridgingPayIn', outcome: 'warned', matches: [{ role: 'source' }] }])
})
