import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Ledger, MerchantState } from './ledger.ts'

/** Server-sent events: the whole state now and after every change. It is small, and nothing can be missed. */
export function streamState(ledger: Ledger, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const send = (state: MerchantState): void => void response.write(`data: ${JSON.stringify(state)}\n\n`)
  send(ledger.state())
  request.once('close', ledger.subscribe(send))
}
