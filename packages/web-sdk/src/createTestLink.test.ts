import { expect, test } from 'vitest'

import { createTestLink } from './createTestLink.ts'
import type { LinkOptions } from './options.ts'

const open = () => {
  const calls: string[] = []
  const test = createTestLink()
  const link = test.createLink({
    onExit: (_: unknown, summary?: { page: string }) => void calls.push(`exit ${summary?.page}`),
    onTransferFinished: () => void calls.push('finished'),
  } as unknown as LinkOptions)
  return { calls, test, link }
}

test('options are unknown before the first opening', () => {
  expect(() => open().test.options()).toThrow('call openLink first')
})

test('a session exits once, and no callback follows', () => {
  const { calls, test: driver, link } = open()
  link.openLink('token')
  expect(driver.opened()).toEqual({ linkToken: 'token' })
  const options = driver.options()
  options.onTransferFinished?.({} as never)
  link.closeLink()
  options.onExit?.(undefined, { page: 'errorPage' })
  options.onTransferFinished?.({} as never)
  expect(calls).toEqual(['finished', 'exit startPage'])
  expect(driver.opened()).toBeUndefined()
})
