import { expect, test } from 'vitest'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { createFlows } from './createFlows.ts'

const input = { clientId: 'app', redirectUri: 'http://localhost/', state: 's', codeChallenge: '', scopes: ['read'] }
const start = () => {
  const clock = createSandboxClock(() => 0)
  return { clock, flows: createFlows(clock) }
}

test('a flow is there for ten minutes', () => {
  const { clock, flows } = start()
  const { id } = flows.start(input)
  clock.advance(599_999)
  expect(flows.find(id)).toMatchObject(input)
  clock.advance(1)
  expect(flows.find(id)).toBeUndefined()
})

test('its three tokens are all different, and different from those of other flows', () => {
  const { flows } = start()
  const all = [flows.start(input), flows.start(input)].flatMap(f => [f.id, f.formToken, f.browserToken])
  expect(new Set(all).size).toBe(6)
})

test('signing in makes the form of the page before void, and keeps the browser', () => {
  const { flows } = start()
  const before = flows.start(input)
  const after = flows.signIn(before, 'Mesh')
  expect(flows.find(before.id)).toEqual(after)
  expect(after).toMatchObject({ persona: 'Mesh', browserToken: before.browserToken })
  expect(after.formToken).not.toBe(before.formToken)
})

test('a flow that has ended is gone', () => {
  const { flows } = start()
  const flow = flows.start(input)
  flows.end(flow)
  expect(flows.find(flow.id)).toBeUndefined()
})

test('the oldest of more than a thousand flows are dropped', () => {
  const { flows } = start()
  const [first, ...others] = Array.from({ length: 1_001 }, () => flows.start(input))
  expect(flows.find(first?.id ?? '')).toBeUndefined()
  expect(others.every(({ id }) => flows.find(id) !== undefined)).toBe(true)
})
