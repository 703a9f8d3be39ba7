import { makeSignDoc as makeAminoDoc, Secp256k1Wallet } from '@cosmjs/amino'
import {
  DirectSecp256k1Wallet,
  type EncodeObject,
  encodePubkey,
  makeAuthInfoBytes,
  makeSignDoc,
  Registry,
} from '@cosmjs/proto-signing'
import { MsgExec } from 'cosmjs-types/cosmos/authz/v1beta1/tx'
import { MsgMultiSend, MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'

interface Chain {
  rpcUrl: string
  chainId: string
  prefix: string
  denom: string
}

interface Order {
  memo?: string
  messages: readonly EncodeObject[]
}

const sendType = '/cosmos.bank.v1beta1.MsgSend'
const registry = new Registry([
  [sendType, MsgSend],
  ['/cosmos.bank.v1beta1.MsgMultiSend', MsgMultiSend],
  ['/cosmos.authz.v1beta1.MsgExec', MsgExec],
])
const gas = 200_000

/** Coins in the form of the published library. */
export const coinsOf = (amount: bigint | string, denom: string) => [{ denom, amount: String(amount) }]

/** Transactions that the published library builds and signs, sent to the REST API of a chain. */
export const openCosmosPayer = async (chain: Chain, key: Uint8Array) => {
  const [direct, amino] = await Promise.all([
    DirectSecp256k1Wallet.fromKey(key, chain.prefix),
    Secp256k1Wallet.fromKey(key, chain.prefix),
  ])
  const [account] = await direct.getAccounts()
  const { address, pubkey } = account ?? { address: '', pubkey: new Uint8Array() }
  const publicKey = encodePubkey({ type: 'tendermint/PubKeySecp256k1', value: Buffer.from(pubkey).toString('base64') })
  const get = async <T>(path: string): Promise<T> => (await (await fetch(`${chain.rpcUrl}${path}`)).json()) as T
  const stateOf = async () => {
    type Found = { account: { account_number: string; sequence: string } }
    const found = await get<Found>(`/cosmos/auth/v1beta1/accounts/${address}`)
    return { accountNumber: Number(found.account.account_number), sequence: Number(found.account.sequence) }
  }
  const fee = coinsOf(1_000n, chain.denom)
  const post = async (raw: Partial<TxRaw>): Promise<string> => {
    const bytes = TxRaw.encode(TxRaw.fromPartial(raw)).finish()
    const body = JSON.stringify({ tx_bytes: Buffer.from(bytes).toString('base64'), mode: 'BROADCAST_MODE_SYNC' })
    const answer = await fetch(`${chain.rpcUrl}/cosmos/tx/v1beta1/txs`, { method: 'POST', body })
    const { tx_response: sent, message } = (await answer.json()) as {
      tx_response?: { txhash: string; code: number; raw_log: string }
      message?: string
    }
    if (sent?.code !== 0) throw new Error(sent?.raw_log ?? message)
    return sent.txhash
  }
  const bodyOf = ({ memo = '', messages }: Order): Uint8Array =>
    registry.encodeTxBody({ messages: [...messages], memo })
  /** Resolves with the hash of the transaction. Throws with the log of the chain. */
  const send = async (order: Order): Promise<string> => {
    const { accountNumber, sequence } = await stateOf()
    const signer = [{ pubkey: publicKey, sequence }]
    const authInfoBytes = makeAuthInfoBytes(signer, fee, gas, undefined, undefined)
    const doc = makeSignDoc(bodyOf(order), authInfoBytes, chain.chainId, accountNumber)
    const { signed, signature } = await direct.signDirect(address, doc)
    const signatures = [Buffer.from(signature.signature, 'base64')]
    return post({ bodyBytes: signed.bodyBytes, authInfoBytes: signed.authInfoBytes, signatures })
  }
  /** A payment signed as hardware wallets sign it. */
  const sendAmino = async (to: string, amount: ReturnType<typeof coinsOf>, memo: string): Promise<string> => {
    const { accountNumber, sequence } = await stateOf()
    const value = { from_address: address, to_address: to, amount }
    const message = { type: 'cosmos-sdk/MsgSend', value }
    const doc = makeAminoDoc([message], { amount: fee, gas: String(gas) }, chain.chainId, memo, accountNumber, sequence)
    const { signature } = await amino.signAmino(address, doc)
    const mode = SignMode.SIGN_MODE_LEGACY_AMINO_JSON
    const authInfoBytes = makeAuthInfoBytes([{ pubkey: publicKey, sequence }], fee, gas, undefined, undefined, mode)
    const messages = [{ typeUrl: sendType, value: { fromAddress: address, toAddress: to, amount } }]
    return post({
      bodyBytes: bodyOf({ memo, messages }),
      authInfoBytes,
      signatures: [Buffer.from(signature.signature, 'base64')],
    })
  }
  /** A message that pays an account. */
  const payment = (toAddress: string, amount: bigint | string, denom = chain.denom): EncodeObject => ({
    typeUrl: sendType,
    value: MsgSend.fromPartial({ fromAddress: address, toAddress, amount: coinsOf(amount, denom) }),
  })
  /** A message that carries out others. */
  const exec = (...messages: readonly EncodeObject[]): EncodeObject => ({
    typeUrl: '/cosmos.authz.v1beta1.MsgExec',
    value: MsgExec.fromPartial({ grantee: address, msgs: messages.map(one => registry.encodeAsAny(one)) }),
  })
  /** A message that pays several accounts. */
  const payments = (...outputs: readonly (readonly [address: string, amount: bigint])[]): EncodeObject => {
    const total = outputs.reduce((sum, [, amount]) => sum + amount, 0n)
    const value = MsgMultiSend.fromPartial({
      inputs: [{ address, coins: coinsOf(total, chain.denom) }],
      outputs: outputs.map(([to, amount]) => ({ address: to, coins: coinsOf(amount, chain.denom) })),
    })
    return { typeUrl: '/cosmos.bank.v1beta1.MsgMultiSend', value }
  }
  return { address, get, send, sendAmino, payment, payments, exec }
}
