import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { favoriteControls } from './favorites.ts'
import { kucoinHandlers } from './kucoinHandlers.ts'
import { kucoinNetworks } from './networks.ts'

const tooMany = { code: '429000', msg: 'Too many requests in a short period. Please retry later.' }

export const kucoin: Simulator = {
  name: 'kucoin',
  networks: kucoinNetworks,
  depositAddresses: 'perUser',
  handlers: kucoinHandlers,
  rateLimited: () => json(429, tooMany),
  controls: favoriteControls,
}
