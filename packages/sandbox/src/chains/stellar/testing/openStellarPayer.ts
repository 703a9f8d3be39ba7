import {
  Account,
  BASE_FEE,
  type Keypair,
  Memo,
  Networks,
  type Operation,
  TransactionBuilder,
} from '@stellar/stellar-base'

type BuiltOperation = ReturnType<typeof Operation.payment>

interface Order {
  memo?: Memo
  operations: readonly BuiltOperation[]
}

/** Transactions that the published library builds and signs, sent to Horizon's API. */
export const openStellarPayer = (horizonUrl: string) => {
  const get = async <T>(path: string): Promise<T> => (await (await fetch(`${horizonUrl}${path}`)).json()) as T
  /** Resolves with the hash of the transaction. Throws with the network's codes. */
  const send = async (from: Keypair, { memo = Memo.none(), operations }: Order): Promise<string> => {
    const { sequence } = await get<{ sequence: string }>(`/accounts/${from.publicKey()}`)
    const source = new Account(from.publicKey(), sequence)
    const builder = new TransactionBuilder(source, { fee: BASE_FEE, networkPassphrase: Networks.TESTNET })
    for (const operation of operations) builder.addOperation(operation)
    const transaction = builder.addMemo(memo).setTimeout(0).build()
    transaction.sign(from)
    const answer = await fetch(`${horizonUrl}/transactions`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ tx: transaction.toXDR() }).toString(),
    })
    const sent = (await answer.json()) as { hash?: string; extras?: unknown }
    if (sent.hash === undefined) throw new Error(JSON.stringify(sent.extras))
    return sent.hash
  }
  return { get, send }
}
