import { createHash, pbkdf2Sync } from 'node:crypto'
import { HDKey, hdKeyToAccount } from 'viem/accounts'
import type { LocalAccount } from 'viem'

/**
 * The seed words of every sandbox. They are public on purpose, so that any developer can import the funded accounts into
 * a wallet; nothing of worth may ever be sent to them.
 */
export const sandboxMnemonic = 'field harsh bar armed crane service borrow stadium rice bundle client voyage'

export interface Treasury {
  /** Creates and mints the tokens. */
  deployer: LocalAccount
  /** What the simulated institutions pay from. */
  payer: LocalAccount
  /** What the simulated bridge fills from. It has no more than it is given: its balances are its liquidity. */
  solver: LocalAccount
  /** Stable for one (institution, account). Nobody holds a spare key: it hangs on the same seed words. */
  depositAddress(input: { institution: string; account: string }): `0x${string}`
  /** What a user of the sandbox wallet holds; stable for one user. */
  wallet(user: string): LocalAccount
}

/** The seed of BIP-39, by the runtime's own PBKDF2: fifty times faster than one written in JavaScript. */
function seedOf(mnemonic: string): Uint8Array {
  return pbkdf2Sync(mnemonic.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512')
}

/** Two unhardened steps (62 bits) of a hash. The length goes first so that no two pairs read alike. */
function pathOf(institution: string, account: string): `m/44'/60'/${string}` {
  const hash = createHash('sha256').update(`${institution.length}:${institution}${account}`).digest()
  return `m/44'/60'/1'/${hash.readUInt32BE(0) >>> 1}/${hash.readUInt32BE(4) >>> 1}`
}

export function createTreasury(mnemonic: string = sandboxMnemonic): Treasury {
  const root = HDKey.fromMasterSeed(seedOf(mnemonic))
  // Deriving takes a millisecond or two, and a list of accounts names the same addresses at every read.
  const derived = new Map<string, `0x${string}`>()
  return {
    deployer: hdKeyToAccount(root, { path: "m/44'/60'/0'/0/0" }),
    payer: hdKeyToAccount(root, { path: "m/44'/60'/0'/0/1" }),
    solver: hdKeyToAccount(root, { path: "m/44'/60'/2'/0/0" }),
    wallet: user => hdKeyToAccount(root, { path: pathOf('wallet', user) }),
    depositAddress: ({ institution, account }) => {
      const path = pathOf(institution, account)
      const address = derived.get(path) ?? hdKeyToAccount(root, { path }).address
      derived.set(path, address)
      return address
    },
  }
}
