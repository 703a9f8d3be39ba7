import { afterEach, expect, test, vi } from 'vitest'

import { preload, removePreload } from './preload.ts'

afterEach(() => vi.unstubAllGlobals())

test('the page is loaded once in a hidden frame, which is removed', () => {
  const elements = new Map<string, object>()
  const create = (name: string) => {
    const element = {
      name,
      children: [] as { src?: string }[],
      id: '',
      src: '',
      append: (one: { src?: string }) => element.children.push(one),
    }
    return Object.assign(element, { remove: () => elements.delete(element.id) })
  }
  vi.stubGlobal('document', {
    createElement: create,
    getElementById: (id: string) => elements.get(id),
    body: { append: (element: ReturnType<typeof create>) => elements.set(element.id, element) },
  })
  preload('https://rialto.example')
  const [container] = [...elements.values()] as ReturnType<typeof create>[]
  expect(container).toMatchObject({ hidden: true, children: [{ src: 'https://rialto.example/prewarm', tabIndex: -1 }] })
  preload('https://rialto.example')
  expect([...elements.values()]).toEqual([container])
  removePreload()
  expect(elements.size).toBe(0)
})
