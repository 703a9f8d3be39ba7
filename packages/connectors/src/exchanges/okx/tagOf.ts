import type { OkxTags } from './schemas.ts'

const tagNames = ['tag', 'memo', 'pmtId'] as const

/** A tag under whichever of its names: `tag`, `memo`, `pmtId`, or the one member of `addrEx` (`{"comment": "123456"}`). */
export const tagOf = (row: OkxTags): string | undefined => {
  const attached = Object.values(row.addrEx ?? {}).filter(value => typeof value === 'string')
  return [...tagNames.map(name => row[name]), ...attached].find(tag => tag != null && tag !== '') ?? undefined
}
