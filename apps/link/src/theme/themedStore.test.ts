import { expect, test } from 'vitest'

import { session } from '../../dev/sampleData.ts'
import { createStore } from '../machine/createStore.ts'
import * as laterMachine from '../machine/laterMachine.ts'
import { themedStore } from './themedStore.ts'

const brand = { confirmVerb: 'deposit' } as const
const opened = {
  type: 'sessionOpened',
  session: session('connect', []),
  restored: [],
  remembered: { choice: {}, isHandedOver: false },
} as const
const open = () => {
  const inner = createStore(
    () => undefined,
    'https://link.test',
    () => Promise.resolve(laterMachine),
  )
  inner.dispatch(opened)
  return { inner, store: themedStore(inner) }
}

test('a theme changes the display, and not the session itself', () => {
  const { inner, store } = open()
  store.setTheme({ brand, logoUrl: 'data:image/png;base64,AA==' })
  expect(store.read().session).toMatchObject({ brand, client: { logoUrl: 'data:image/png;base64,AA==' } })
  expect(inner.read().session?.brand).toBeUndefined()
})

test('the same state is read as the same object until something changes', () => {
  const { store } = open()
  store.setTheme({ brand })
  const shown = store.read()
  expect(store.read()).toBe(shown)
  store.dispatch({ type: 'left' })
  expect(store.read()).not.toBe(shown)
})

test('listeners are notified of themes and steps, and not after leaving', () => {
  const { store } = open()
  let heard = 0
  const leave = store.subscribe(() => (heard += 1))
  store.setTheme({ brand })
  store.dispatch({ type: 'left' })
  expect(heard).toBe(2)
  leave()
  store.setTheme({})
  expect(heard).toBe(2)
})
