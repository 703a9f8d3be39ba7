interface Page<T> {
  items: T[]
  total: number
}

/**
 * Every item of all pages, one by one; each page is read only when needed. Items with a key already seen are skipped,
 * because new items at the front of a list push older ones to the next page.
 */
export async function* iteratePages<T>(
  read: (page: { count: number; offset: number }) => Promise<Page<T>>,
  count: number,
  keyOf: (item: T) => string,
): AsyncGenerator<T, void, undefined> {
  const seen = new Set<string>()
  for (let offset = 0; ; offset += count) {
    const { items, total } = await read({ count, offset })
    for (const item of items) {
      const key = keyOf(item)
      if (!seen.has(key)) yield item
      seen.add(key)
    }
    if (items.length === 0 || offset + count >= total) return
  }
}
