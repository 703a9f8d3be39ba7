import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { callbackUrlOf, checkCallbackUrl, withResultCode } from './sessionSettings.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const subClientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const registered = ['https://shop.example/done', 'https://shop.example/other']

const subClient = { id: subClientId, businessLegalName: 'Sub GmbH', displayName: 'Sub', catalog: {} }

const contextWith = (ofSubClient: string[]) =>
  partialContext({
    store: {
      callbackUrls: { read: async () => registered },
      subClients: { find: async () => ({ ...subClient, callbackUrls: ofSubClient }) },
    },
  })
const request = { userId: 'user-1', restrictMultipleAccounts: false }

test('a callback URL must match a registered URL exactly, and may be absent', async () => {
  const ctx = contextWith([])
  await checkCallbackUrl(ctx, scope, { callbackUrl: 'https://shop.example/done' })
  await checkCallbackUrl(ctx, scope, {})
  for (const callbackUrl of ['https://shop.example/done/', 'https://shop.example/DONE', 'https://evil.example/done'])
    await expect(checkCallbackUrl(ctx, scope, { callbackUrl })).rejects.toMatchObject({ type: 'invalidField' })
})

test('a sub-client with registered URLs returns to those, and one without returns to its client’s', async () => {
  const own = 'https://sub.example/back'
  await checkCallbackUrl(contextWith([own]), scope, { callbackUrl: own, subClientId })
  await expect(
    checkCallbackUrl(contextWith([own]), scope, { callbackUrl: registered[0], subClientId }),
  ).rejects.toMatchObject({ type: 'invalidField' })
  await checkCallbackUrl(contextWith([]), scope, { callbackUrl: registered[0], subClientId })
})

test('a session returns to its own URL while that is registered, and otherwise to the first registered URL', async () => {
  const returns = (callbackUrl: string) =>
    callbackUrlOf(contextWith([]), { scope, request: { ...request, callbackUrl } })
  expect(await returns('https://shop.example/other')).toBe('https://shop.example/other')
  expect(await returns('https://removed.example/')).toBe('https://shop.example/done')
})

test('the result code is added to the URL’s query and replaces an existing one', () => {
  expect(withResultCode('https://shop.example/done?basket=7#top', 'a b&c')).toBe(
    'https://shop.example/done?basket=7&resultCode=a+b%26c#top',
  )
  expect(withResultCode('https://shop.example/?resultCode=old', 'new')).toBe('https://shop.example/?resultCode=new')
})
