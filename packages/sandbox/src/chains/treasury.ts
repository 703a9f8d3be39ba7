import { createHash, pbkdf2Sync } from 'node:crypto'
import { type LocalAccount, toHex } from 'viem'
import { HDKey, privateKeyToAccount } from 'viem/accounts'

/**
 * The mnemonic of every sandbox. It is public, so that any developer can import the funded accounts into a wallet.
 * Nothing of value may ever be sent to them.
 */
export const sandboxMnemonic = 'field harsh bar armed crane service borrow stadium rice bundle client voyage'

export interface Treasury {
  /** Creates and mints the tokens. */
  deployer: LocalAccount
  /** Pays for the simulated institutions. */
  payer: LocalAccount
  /** Pays the simulated bridge's fills. It is funded with fixed amounts, because its balances are its liquidity. */
  solver: LocalAccount
  /** Stable for one (institution, account). Derived from the sandbox's mnemonic, so no separate key is stored. */
  depositAddress(input: { institution: string; account: string }): `0x${string}`
  /** Account of a user of the sandbox wallet; stable for one user. */
  wallet(user: string): LocalAccount
}

/** The seed of BIP-39, by the runtime's own PBKDF2, which is fifty times faster than one in JavaScript. */
function seedOf(mnemonic: string): Uint8Array {
  return pbkdf2Sync(mnemonic.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512')
}

/** Two unhardened steps (62 bits) of a hash. The length goes first, so that no two pairs have the same input. */
function pathOf(institution: string, account: string): Path {
  const hash = createHash('sha256').update(`${institution.length}:${institution}${account}`).digest()
  return `m/1'/${hash.readUInt32BE(0) >>> 1}/${hash.readUInt32BE(4) >>> 1}`
}

/** Below `m/44'/60'`, the first two steps of every Ethereum account. */
type Path = `m/${string}`

/** Each step takes a millisecond or two, so hardened ones, which many accounts share, are cached. */
function accountsOf(mnemonic: string): (path: Path) => LocalAccount {
  const keys = new Map([['m', HDKey.fromMasterSeed(seedOf(mnemonic)).derive("m/44'/60'")]])
  const keyOf = (path: string): HDKey => {
    const end = path.lastIndexOf('/')
    const key = keys.get(path) ?? keyOf(path.slice(0, end)).derive(`m${path.slice(end)}`)
    if (path.endsWith("'")) keys.set(path, key)
    return key
  }
  return path => {
    const { privateKey } = keyOf(path)
    if (privateKey === null) throw new Error(`No private key at ${path}`)
    return privateKeyToAccount(toHex(privateKey))
  }
}

const treasuries = new Map<string, Treasury>()

/** Cached per mnemonic, because several parts of a sandbox use it at the start. */
export function createTreasury(mnemonic: string = sandboxMnemonic): Treasury {
  const treasury = treasuries.get(mnemonic) ?? deriveTreasury(mnemonic)
  treasuries.set(mnemonic, treasury)
  return treasury
}

function deriveTreasury(mnemonic: string): Treasury {
  const accountAt = accountsOf(mnemonic)
  // Cached, because a list of accounts contains the same addresses at every read.
  const addresses = new Map<string, `0x${string}`>()
  return {
    deployer: accountAt("m/0'/0/0"),
    payer: accountAt("m/0'/0/1"),
    solver: accountAt("m/2'/0/0"),
    wallet: user => accountAt(pathOf('wallet', user)),
    depositAddress: ({ institution, account }) => {
      const path = pathOf(institution, account)
      const address = addresses.get(path) ?? accountAt(path).address
      addresses.set(path, address)
      return address
    },
  }
}
