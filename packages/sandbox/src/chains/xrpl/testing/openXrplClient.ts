import { Client, RippledError, type SubmittableTransaction, type TxResponse, type Wallet } from 'xrpl'

type Json = Record<string, unknown>

/**
 * The published client in front of a JSON-RPC server. The client itself uses a WebSocket, whose responses have another
 * envelope. `afterSubmit` is called after each accepted transaction, because a real network closes the ledger within
 * seconds.
 */
export const openXrplClient = (rpcUrl: string, afterSubmit: () => void) => {
  const client = new Client('ws://127.0.0.1:9')
  const request = async ({ command, ...params }: Json) => {
    const body = JSON.stringify({ method: command, params: [{ api_version: client.apiVersion, ...params }] })
    const answer = await fetch(rpcUrl, { method: 'POST', body })
    const { result } = (await answer.json()) as { result: Json }
    if (result['status'] === 'error') throw new RippledError(String(result['error_message']), result)
    if (command === 'submit') afterSubmit()
    return { id: 1, type: 'response', status: 'success', result }
  }
  Object.assign(client, { request })
  /** Autofills, signs and submits with the client. Resolves with the ledger's record. */
  const send = async (fields: SubmittableTransaction, wallet: Wallet): Promise<TxResponse['result']> => {
    const { hash, tx_blob: blob } = wallet.sign(await client.autofill(fields))
    await client.submit(blob)
    return (await client.request({ command: 'tx', transaction: hash })).result
  }
  return { client, send }
}
