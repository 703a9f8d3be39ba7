import { expect, test } from 'vitest'

import { hooksOf, onLinkRoutes } from './onLinkRoutes.ts'

test('only routes of the Link API are added', () => {
  const added: string[] = []
  let onRoute: (route: { url: string }) => void = () => {}
  const app = { addHook: (_: string, hook: typeof onRoute) => void (onRoute = hook) }
  onLinkRoutes(app as never, ({ url }) => added.push(url))
  for (const url of ['/link/api/session', '/link/assets/a.js', '/api/v1/transfers']) onRoute({ url })
  expect(added).toEqual(['/link/api/session'])
})

test('one hook and several are a list', () => {
  expect([hooksOf(undefined), hooksOf('a'), hooksOf(['a', 'b'])]).toEqual([[], ['a'], ['a', 'b']])
})
