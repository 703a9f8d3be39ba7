import { RialtoWebhookError, verifyWebhook } from '@rialto/node-client'

/** Your database keeps these: an event counts once, and so does a transfer. */
const credited = new Set<string>()

export async function POST(request: Request) {
  try {
    const event = verifyWebhook({
      body: await request.text(),
      headers: request.headers,
      secret: process.env['RIALTO_WEBHOOK_SECRET'] ?? '',
    })
    if (event.EventType === 'transfer.succeeded') credited.add(event.EventId)
    return new Response(null, { status: 200 })
  } catch (error) {
    if (error instanceof RialtoWebhookError) return new Response(null, { status: 400 })
    throw error
  }
}
