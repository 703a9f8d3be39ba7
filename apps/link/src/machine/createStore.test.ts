import { expect, test } from 'vitest'

import { integrations, session } from '../../dev/sampleData.ts'
import { createStore, type Machine } from './createStore.ts'
import * as laterMachine from './laterMachine.ts'

const opened = {
  type: 'sessionOpened',
  session: session('connect', []),
  restored: [],
  remembered: { choice: {}, isHandedOver: false },
} as const

test('an event of a later step is applied once, after its code has loaded', async () => {
  let deliver: (machine: Machine) => void = () => undefined
  const load = new Promise<Machine>(resolve => (deliver = resolve))
  const types: string[] = []
  const onTransition = ({ messages }: { messages: { type: string }[] }) => types.push(...messages.map(one => one.type))
  const store = createStore(onTransition, 'https://link.test', () => load)
  store.dispatch(opened)
  store.dispatch({ type: 'integrationChosen', integrationId: integrations[0]?.id ?? '', searched: false })
  store.dispatch({ type: 'keyFormOpened' })
  expect(store.read().step.name).toBe('consent')
  deliver(laterMachine)
  await Promise.all([store.prepare(), store.prepare()])
  expect(store.read().step.name).toBe('key')
  expect(types.filter(type => type === 'pageChanged')).toHaveLength(3)
})

test('an event of a later step whose machine cannot be loaded leaves the first screen usable', async () => {
  const store = createStore(
    () => undefined,
    'https://link.test',
    () => Promise.reject(new Error('offline')),
  )
  store.dispatch(opened)
  store.dispatch({ type: 'keyFormOpened' })
  await store.prepare()
  store.dispatch({ type: 'left' })
  expect(store.read().step.name).toBe('closed')
})
