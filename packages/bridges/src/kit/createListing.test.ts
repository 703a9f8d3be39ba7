import { describe, expect, test } from 'vitest'

import { createListing } from './createListing.ts'

describe('createListing', () => {
  test('is empty until it is read, read once for concurrent callers, and again for later ones', async () => {
    let reads = 0
    const listing = createListing(async () => (reads += 1))
    expect(listing.current()).toBeUndefined()
    expect(await Promise.all([listing.known(), listing.known(), listing.refresh()])).toEqual([1, 1, undefined])
    expect(await listing.known()).toBe(1)
    await listing.refresh()
    expect(listing.current()).toBe(2)
  })

  test('a failed refresh keeps the previous list, and the next one reads again', async () => {
    const answers: (string | Error)[] = ['old', new Error('down'), 'new']
    const listing = createListing(async () => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    })
    await listing.refresh()
    await expect(listing.refresh()).rejects.toThrow('down')
    expect(listing.current()).toBe('old')
    await listing.refresh()
    expect(listing.current()).toBe('new')
  })
})
