import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readScreening } from './readScreening.ts'
import { setScreening } from './setScreening.ts'
import type { SanctionsList, ScreeningMode } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

const installationWith = (...lists: SanctionsList[]) => {
  let mode: ScreeningMode = 'off'
  return partialContext({
    store: {
      screening: { mode: async () => mode, lists: async () => lists, setMode: async (_, set) => void (mode = set) },
    },
  })
}
const list = { name: 'ofac' } as SanctionsList

test.each(['warn', 'block'] as const)('%s is set only while a list is loaded', async mode => {
  const without = installationWith()
  await expect(setScreening(without, scope, mode)).rejects.toMatchObject({ type: 'conflict' })
  expect(await readScreening(without, scope)).toEqual({ mode: 'off', lists: [] })
  const ctx = installationWith(list)
  expect(await setScreening(ctx, scope, mode)).toEqual({ mode, lists: [list] })
  expect(await readScreening(ctx, scope)).toEqual({ mode, lists: [list] })
})

test('screening can be switched off without a list', async () => {
  expect(await setScreening(installationWith(), scope, 'off')).toEqual({ mode: 'off', lists: [] })
})
