import type { PrivateKeyAccount } from 'viem/accounts'

/** The transaction that a page requests from a wallet. */
export interface AskedTransaction {
  chainId?: `0x${string}`
  from?: `0x${string}`
  to: `0x${string}`
  value?: `0x${string}`
  data?: `0x${string}`
}

/** A wallet as pages have it (EIP-1193). */
export interface PlayedWallet {
  request(asked: { method: string; params?: readonly unknown[] }): Promise<unknown>
}

/** An error as wallets raise it (EIP-1193). */
export class WalletError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const declined = (): WalletError => new WalletError(4001, 'User rejected the request.')
export const lost = (): WalletError => new WalletError(-32603, 'Disconnected from the wallet')
export const noSuchMethod = (): WalletError => new WalletError(4200, 'The wallet has no such method')

/** A user who approves or declines the requests of their wallet, oldest first. */
export const createUser = () => {
  const shown: ((isApproved: boolean) => void)[] = []
  const answer = (isApproved: boolean) => {
    const next = shown.shift()
    if (!next) throw new Error('The wallet shows no request')
    next(isApproved)
  }
  return {
    /** How many requests wait for the user. */
    waiting: () => shown.length,
    /** Resolves once the user has answered. */
    show: () => new Promise<boolean>(resolve => shown.push(resolve)),
    approve: () => answer(true),
    decline: () => answer(false),
  }
}

export type User = ReturnType<typeof createUser>

/** Answers common to all wallets here: the account, the chain and signatures of its key. */
export const basicAnswers = (account: PrivateKeyAccount, chainId: () => `0x${string}`) =>
  ({
    eth_chainId: () => chainId(),
    eth_accounts: () => [account.address],
    eth_requestAccounts: () => [account.address],
    personal_sign: ([message]: readonly unknown[]) =>
      account.signMessage({ message: { raw: message as `0x${string}` } }),
  }) as Readonly<Record<string, (params: readonly unknown[]) => unknown>>
