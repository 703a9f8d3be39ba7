import { expect, test } from 'vitest'

import { createChangeFeed } from './createChangeFeed.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const other = { clientId: 'other', environment: 'sandbox' } as const

const newFeed = () => {
  let emit: (changed?: { scope: typeof scope | typeof other; transferId: string }) => void = () => {}
  const steps: string[] = []
  const feed = createChangeFeed(((onChange: unknown) => {
    steps.push('listen')
    emit = onChange as typeof emit
    return { close: async () => void steps.push('close') }
  }) as never)
  return { feed, steps, emit: (changed?: Parameters<typeof emit>[0]) => emit(changed) }
}

test('a change reaches the subscribers of its client only, and a lost connection reaches all', () => {
  const { feed, emit } = newFeed()
  const seen: string[] = []
  feed.subscribe(scope, id => seen.push(`client ${id}`))
  feed.subscribe(other, id => seen.push(`other ${id}`))
  emit({ scope, transferId: 'T1' })
  emit(undefined)
  expect(seen).toEqual(['client T1', 'client undefined', 'other undefined'])
})

test('the database is listened to while there is a subscriber', () => {
  const { feed, steps } = newFeed()
  const ends = [feed.subscribe(scope, () => {}), feed.subscribe(scope, () => {})]
  ends[0]?.()
  expect(steps).toEqual(['listen'])
  ends[1]?.()
  expect(steps).toEqual(['listen', 'close'])
})
