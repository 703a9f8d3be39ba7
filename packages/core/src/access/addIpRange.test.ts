import { expect, test } from 'vitest'

import { clientStore } from '../testing/clientStore.ts'
import { partialContext } from '../testing/partialContext.ts'
import { addIpRange, maxIpRanges } from './addIpRange.ts'
import type { ClientIpRange } from './ports.ts'
import { removeIpRange } from './removeIpRange.ts'

const clientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

const newContext = () => {
  const ranges: ClientIpRange[] = []
  const { steps, repositories } = clientStore(clientId)
  const ctx = partialContext({
    store: {
      ...repositories,
      ipRanges: {
        list: async () => [...ranges],
        insert: async (_, range) => void ranges.push(range),
        remove: async (_, which) => {
          const at = ranges.findIndex(one => ('id' in which ? one.id === which.id : one.range === which.range))
          return at !== -1 && ranges.splice(at, 1).length > 0
        },
      },
    },
  })
  const add = (range: string, label = '') => addIpRange(ctx, { clientId, range, label })
  return { ctx, ranges, steps, add, remove: (range: string) => removeIpRange(ctx, { clientId, range }) }
}

test('a range is stored in canonical form, so that adding it twice changes nothing', async () => {
  const { add, ranges, steps } = newContext()
  const first = await add(' 2001:DB8:0:0::/32 ', ' Office ')
  expect(first).toMatchObject({ range: '2001:db8::/32', label: 'Office' })
  expect(await add('2001:db8::/32', 'again')).toEqual(first)
  expect(ranges).toHaveLength(1)
  expect(steps).toEqual(['lock', 'forget', 'lock', 'forget'])
})

test.each(['', '300.1.1.1', '10.0.0.0/33', 'example.com'])('%j is no range', async range => {
  await expect(newContext().add(range)).rejects.toMatchObject({ message: expect.stringMatching(/^range: /) })
})

test('a client has at most a hundred ranges, and adding an existing one still succeeds', async () => {
  const { add } = newContext()
  for (let count = 0; count < maxIpRanges; count += 1) await add(`10.0.${count}.1`)
  await expect(add('10.1.0.1')).rejects.toMatchObject({ type: 'conflict' })
  expect(await add('10.0.0.1')).toBeDefined()
})

test('a range is removed by its id or by any spelling of it, and an unknown range is named in the error', async () => {
  const { add, remove, ranges } = newContext()
  const { id } = await add('203.0.113.0/24')
  await add('2001:db8::1')
  await remove(id.toUpperCase())
  await remove('2001:0DB8:0:0:0:0:0:1')
  expect(ranges).toEqual([])
  for (const range of ['203.0.113.0/24', 'nonsense', id])
    await expect(remove(range)).rejects.toMatchObject({ type: 'notFound', message: expect.stringContaining(range) })
})
