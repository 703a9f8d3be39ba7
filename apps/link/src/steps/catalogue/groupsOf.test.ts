import { expect, test } from 'vitest'

import { integrations } from '../../../dev/sampleData.ts'
import { groupsOf } from './groupsOf.ts'

const [first, second, third] = [integrations[0]!, integrations[1]!, integrations[2]!]
const recent = { ...first, rank: 'recent' as const }
const popular = { ...second, rank: 'popular' as const }

test('used integrations come first, then popular ones, then the rest', () => {
  expect(groupsOf([third, popular, recent], []).map(({ name }) => name)).toEqual(['recent', 'popular', 'more'])
})

test('an institution whose account is shown above is not shown as recent as well', () => {
  expect(groupsOf([recent, popular, third], [{ integrationId: recent.id }])).toEqual([
    { name: 'popular', integrations: [popular] },
    { name: 'more', integrations: [recent, third] },
  ])
})

test('where nothing stands out, there is one group of all', () => {
  expect(groupsOf([first, second], [])).toEqual([{ name: 'all', integrations: [first, second] }])
  expect(groupsOf([], [])).toEqual([])
})
