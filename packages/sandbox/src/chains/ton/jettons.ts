import { buildCell, hashOf, rawOf } from './cell.ts'

/** The sandbox's USDT. */
export const jettonMaster = rawOf({ workchain: 0, hash: hashOf(buildCell().bytes(Buffer.from('sandbox USDT')).end()) })

/** The address of the contract that holds the jettons of an owner: the master calculates it, as TEP-74 demands. */
export const jettonWalletOf = (owner: string): string =>
  rawOf({ workchain: 0, hash: hashOf(buildCell().address(jettonMaster).address(owner).end()) })
