import { signSolanaTransfer } from '../../packages/sandbox/src/chains/solana/signSolanaTransfer.ts'
import { sandboxSolanaKey } from '../../packages/sandbox/src/chains/solana/solanaKeys.ts'
import { sandboxControl } from './sandboxControl.ts'

interface Payment {
  to: string
  mint: string
  amountUnits: bigint
  /** Of Solana Pay. */
  reference: string
}

/** Pays a token on the sandbox's Solana, as a wallet does that has read a Solana Pay code. Returns the signature. */
export const payOnSolana = async (
  sandbox: string,
  { to, mint: address, amountUnits: amount, reference }: Payment,
): Promise<string> => {
  const payer = await sandboxSolanaKey('payer of a code')
  const control = sandboxControl(sandbox)
  const { rpcUrl, mints } = (await (await fetch(`${sandbox}/control/solana`)).json()) as {
    rpcUrl: string
    mints: Parameters<typeof signSolanaTransfer>[0]['mint'][]
  }
  const mint = mints.find(one => one?.address === address)
  if (!mint) throw new Error(`the sandbox has no mint ${address}`)
  await control.airdrop({ address: payer.address, symbol: 'SOL', amount: '1' })
  await control.airdrop({ address: payer.address, symbol: mint.symbol, amount: '1000' })
  const call = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return ((await answer.json()) as { result: T }).result
  }
  const { value } = await call<{ value: { blockhash: string } }>('getLatestBlockhash')
  const ends = { feePayer: payer, from: payer, to, blockhash: value.blockhash }
  const { raw } = await signSolanaTransfer({ ...ends, mint, amount, references: [reference] })
  return call('sendTransaction', raw, { encoding: 'base64' })
}
