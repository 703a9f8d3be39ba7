import { readListSearch } from '../parts/listSearch.ts'

export const sessionStates = { open: 'Open', finished: 'Finished', exited: 'Left', expired: 'Expired' } as const

export const readSessionSearch = readListSearch(['open', 'finished', 'exited', 'expired'])
