import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Connector } from '../connections/connector.ts'
import { rankCatalogue } from './rankCatalogue.ts'

const types = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const someTypes = fc.uniqueArray(fc.constantFrom(...types, 'gone'))

const connectors = new Map(types.map(type => [type, { descriptor: { type } } as unknown as Connector]))
const listedOf = (names: readonly string[], unsupported: readonly string[]) =>
  names
    .flatMap(type => {
      const connector = connectors.get(type)
      return connector ? [{ connector, isUnsupported: unsupported.includes(type) }] : []
    })
    .sort((a, b) => Number(a.isUnsupported) - Number(b.isUnsupported))

test('ranking keeps every integration once, lists unusable ones last, and follows the order of use', () => {
  fc.assert(
    fc.property(someTypes, someTypes, someTypes, someTypes, (names, unsupported, recent, popular) => {
      const listed = listedOf(names, unsupported)
      const ranked = rankCatalogue(listed, { recent, popular })
      const typesOf = (all: readonly { connector: Connector }[]) => all.map(one => one.connector.descriptor.type)
      expect([...typesOf(ranked)].sort()).toEqual([...typesOf(listed)].sort())
      const isIn = (rank: string) => typesOf(ranked.filter(one => one.rank === rank))
      const usable = typesOf(listed.filter(one => !one.isUnsupported))
      expect(isIn('recent')).toEqual(recent.filter(type => usable.includes(type)).slice(0, 4))
      expect(isIn('popular')).toEqual(
        popular.filter(type => usable.includes(type) && !isIn('recent').includes(type)).slice(0, 4),
      )
      const places = ranked.map(one =>
        one.rank === 'recent' ? 0 : one.rank === 'popular' ? 1 : one.isUnsupported ? 3 : 2,
      )
      expect(places).toEqual([...places].sort())
      const rest = typesOf(ranked.filter(one => one.rank === undefined))
      expect(rest).toEqual(typesOf(listed).filter(type => rest.includes(type)))
    }),
  )
})
