import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { replaceCallbackUrls } from './replaceCallbackUrls.ts'

const scope = { clientId: 'client', environment: 'production' } as const
const prepare = () => {
  const stored: (readonly string[])[] = []
  const replace = async (_: object, urls: readonly string[]) => void stored.push(urls)
  return { stored, ctx: partialContext({ environment: 'production', store: { callbackUrls: { replace } } }) }
}

test('the URLs replace the earlier ones, each of them once', async () => {
  const { stored, ctx } = prepare()
  const url = 'https://shop.example/done'
  expect(await replaceCallbackUrls(ctx, scope, [url, url])).toEqual([url])
  expect(stored).toEqual([[url]])
})

test('one invalid URL leaves all earlier ones unchanged', async () => {
  const { stored, ctx } = prepare()
  const urls = ['https://shop.example/done', 'http://localhost/done']
  await expect(replaceCallbackUrls(ctx, scope, urls)).rejects.toMatchObject({ type: 'invalidField' })
  expect(stored).toEqual([])
})
