import { createTestLink } from '@rialto/web-sdk/testing'
import { useEffect } from 'react'
import { act, create, type ReactTestRenderer } from 'react-test-renderer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { LinkButton, useLink, type UseLink, type UseLinkOptions } from './index.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // The renderer is deprecated, and says so at every use.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const setUp = () => {
  const link = createTestLink()
  const calls: unknown[][] = []
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values])
  const optionsOf = (tag: string): UseLinkOptions => ({
    createLink: link.createLink,
    onIntegrationConnected: record(`connected ${tag}`),
    onTransferFinished: record(`finished ${tag}`),
    onExit: record(`exit ${tag}`),
  })
  return { link, calls, optionsOf }
}

const renderHook = (options: UseLinkOptions) => {
  const current: { link?: UseLink } = {}
  const Page = ({ options: given }: { options: UseLinkOptions }) => {
    const link = useLink(given)
    useEffect(() => {
      current.link = link
    })
    return null
  }
  let page: ReactTestRenderer
  act(() => void (page = create(<Page options={options} />)))
  return {
    link: () => current.link as UseLink,
    rerender: (next: UseLinkOptions) => act(() => page.update(<Page options={next} />)),
    unmount: () => act(() => page.unmount()),
  }
}

test('callbacks are those of the last render, and the hook is open until the one exit', () => {
  const { link, calls, optionsOf } = setUp()
  const hook = renderHook(optionsOf('first'))
  act(() => hook.link().open('token'))
  expect(link.opened()).toEqual({ linkToken: 'token' })
  expect(hook.link().isOpen).toBe(true)
  hook.rerender(optionsOf('second'))
  act(() => link.options().onIntegrationConnected({}))
  act(() => link.options().onExit?.(undefined, { page: 'integrationConnectedPage' }))
  act(() => link.options().onExit?.('late'))
  expect(calls).toEqual([
    ['connected second', {}],
    ['exit second', undefined, { page: 'integrationConnectedPage' }],
  ])
  expect(hook.link().isOpen).toBe(false)
})

test('Link closes with its component, and opening again ends the session before', () => {
  const { link, calls, optionsOf } = setUp()
  const hook = renderHook(optionsOf('page'))
  act(() => hook.link().open('one'))
  act(() => hook.link().open('two'))
  expect(calls).toEqual([['exit page', undefined, { page: 'startPage' }]])
  expect(hook.link().isOpen).toBe(true)
  hook.unmount()
  expect(link.opened()).toBeUndefined()
  expect(calls).toHaveLength(2)
})

test('the button makes a token per press, is disabled meanwhile, and reports a server that gives none', async () => {
  const { link, optionsOf } = setUp()
  const tokens = [() => Promise.resolve('token'), () => Promise.reject(new Error('the server is down'))]
  const failures: unknown[] = []
  let page: ReactTestRenderer | undefined
  act(
    () =>
      void (page = create(
        <LinkButton
          options={optionsOf('page')}
          getLinkToken={() => tokens.shift()?.() ?? Promise.reject(new Error('pressed too often'))}
          onTokenError={error => failures.push(error)}
        >
          Deposit
        </LinkButton>,
      )),
  )
  const button = () => page?.root.findByType('button').props as { disabled: boolean; onClick: () => void }
  await act(async () => button().onClick())
  expect(link.opened()).toEqual({ linkToken: 'token' })
  expect(button().disabled).toBe(true)
  act(() => link.options().onExit?.())
  expect(button().disabled).toBe(false)
  await act(async () => button().onClick())
  expect(failures).toEqual([new Error('the server is down')])
  expect(button().disabled).toBe(false)
})
