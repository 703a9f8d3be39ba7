import type { Simulator } from '../simulator.ts'
import { geminiControls } from './approvedAddresses.ts'
import { maintenance, rateLimited } from './errors.ts'
import { geminiHandlers } from './geminiHandlers.ts'
import { geminiNetworks } from './networks.ts'

export const gemini: Simulator = {
  name: 'gemini',
  networks: geminiNetworks,
  depositAddresses: 'perUser',
  handlers: geminiHandlers,
  rateLimited,
  whenDown: maintenance,
  controls: geminiControls,
}
