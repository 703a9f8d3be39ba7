import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import type { Logo } from './ports.ts'
import { setSubClientLogo } from './setSubClientLogo.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const picture = { format: 'png', bytes: new Uint8Array([1]) } as unknown as Omit<Logo, 'id'>

test('every upload has its own address, which cannot be guessed from another', async () => {
  const stored: Logo[] = []
  const setLogo = async (_: unknown, __: string, logo: Logo) => stored.push(logo) > 0
  const ctx = partialContext({ store: { subClients: { setLogo } } })
  const first = await setSubClientLogo(ctx, scope, 'id', picture)
  const second = await setSubClientLogo(ctx, scope, 'id', picture)
  expect(first).toBe(`https://rialto.example/assets/logos/${stored[0]?.id}.png`)
  expect(stored[0]?.id).toMatch(/^[0-9a-f]{64}$/)
  expect(second).not.toBe(first)
})

test('the logo of an unknown sub-client is not stored', async () => {
  const ctx = partialContext({ store: { subClients: { setLogo: async () => false } } })
  await expect(setSubClientLogo(ctx, scope, 'id', picture)).rejects.toMatchObject({ type: 'notFound' })
})
