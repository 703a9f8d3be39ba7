import { readListSearch } from '../parts/listSearch.ts'

export const readConnectionSearch = readListSearch(['active', 'needsReconnect'])
