import { describeMutations } from '../kit/testing/describeMutations.ts'
import { stillClock } from '../kit/testing/egressTo.ts'
import { createOneClickProvider } from './createOneClickProvider.ts'
import { type QuoteBody, quoteReply, sample, statusReply, tokensReply } from './testing/fixtures.ts'
import { quoteKey, signQuote } from './testing/signQuote.ts'

const documented: Readonly<Record<string, unknown>> = {
  '/v0/tokens': tokensReply,
  '/v0/quote': quoteReply,
  '/v0/status': statusReply,
}

/** 1Click repeats the request in its response. */
const answered = (body: Partial<QuoteBody>) =>
  body.dry === undefined ? signQuote(quoteReply) : signQuote({ ...quoteReply, quoteRequest: body as QuoteBody })

describeMutations('1Click', {
  host: '1click.chaindefuser.com',
  paths: Object.keys(documented),
  documented: ({ path, body }) => (path === '/v0/quote' ? answered(body as Partial<QuoteBody>) : documented[path]),
  create: egress => createOneClickProvider({ egress, clock: stillClock(), quoteKey }),
  pairs: { origin: { network: 'eip155:8453', asset: 'ETH' }, destination: { network: 'eip155:1', asset: 'USDC' } },
  recipient: sample.recipient,
  recoveryAddress: sample.refundTo,
  paid: { address: sample.depositAddress, reference: sample.correlationId },
  successWord: 'SUCCESS',
})
