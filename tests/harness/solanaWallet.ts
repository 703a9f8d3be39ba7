import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'

import { callApi } from './callApi.ts'
import type { TestSandbox } from './startSandbox.ts'

type Server = Parameters<typeof callApi>[0]

const helper = async (server: Server, name: string, query: Record<string, string>): Promise<string> => {
  const requested = new URLSearchParams({ chainId: '103', ...query }).toString()
  const { http, content, message } = await callApi(server, 'POST', `/catalog/solana/${name}?${requested}`)
  if (http !== 200) throw new Error(`${name}: ${message}`)
  return content as string
}

const sign = async (payer: KeyPairSigner, blockhash: string, instructions: readonly Instruction[]) => {
  const lifetime = { blockhash: blockhash as Blockhash, lastValidBlockHeight: 0n }
  const signed = await pipe(
    createTransactionMessage({ version: 0 }),
    message => setTransactionMessageFeePayerSigner(payer, message),
    message => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    message => appendTransactionMessageInstructions(instructions, message),
    message => signTransactionMessageWithSigners(message),
  )
  return getBase64EncodedWireTransaction(signed)
}

/** A wallet on the sandbox's Solana that uses the public API as a page would. */
export const openSolanaWallet = async (server: Server, { control, solana }: TestSandbox) => {
  const rpc = createSolanaRpc(solana.rpcUrl)
  const owner = await generateKeyPairSigner()
  const usdc = solana.mints.find(({ symbol }) => symbol === 'USDC')
  if (!usdc) throw new Error('no USDC on the sandbox’s Solana')
  const { address: mint, decimals } = usdc
  const tokenProgram = (await helper(server, 'getTokenProgram', { token: mint })) as Address
  const accountOf = async (holder: Address) => (await findAssociatedTokenPda({ owner: holder, mint, tokenProgram }))[0]
  await control.airdrop({ address: owner.address, symbol: 'SOL', amount: '1' })
  await control.airdrop({ address: owner.address, symbol: 'USDC', amount: '100' })
  return {
    address: owner.address,
    /** Whether the holder has an account for USDC yet, according to the public API. */
    hasAccount: async (holder: string): Promise<string> =>
      helper(server, 'isTokenAddressCreated', { address: await accountOf(holder as Address) }),
    /** The holder's balance of USDC in base units, read from the node itself. */
    usdcOf: async (holder: string): Promise<bigint> => {
      const { value } = await rpc.getTokenAccountBalance(await accountOf(holder as Address)).send()
      return BigInt(value.amount)
    },
    /** Pays base units of USDC. Resolves with the transaction's signature. */
    pay: async (holder: string, amount: bigint): Promise<string> => {
      const [source, ata] = [await accountOf(owner.address), await accountOf(holder as Address)]
      const blockhash = await helper(server, 'getLatestBlockhash', {})
      const raw = await sign(owner, blockhash, [
        getCreateAssociatedTokenIdempotentInstruction({ payer: owner, ata, owner: holder as Address, mint }),
        getTransferCheckedInstruction({ source, mint, destination: ata, authority: owner, amount, decimals }),
      ])
      return rpc.sendTransaction(raw, { encoding: 'base64' }).send()
    },
  }
}
