import { readListSearch } from '../parts/listSearch.ts'

export const readSessionSearch = readListSearch(['open', 'finished', 'exited', 'expired'])
