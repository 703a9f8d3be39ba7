import { readListSearch } from '../parts/listSearch.ts'

export const connectionStates = { active: 'Active', needsReconnect: 'Needs reconnecting' } as const

export const readConnectionSearch = readListSearch(['active', 'needsReconnect'])
