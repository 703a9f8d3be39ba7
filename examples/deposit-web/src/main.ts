import { readConfig } from './config.ts'
import { startMerchant } from './server.ts'

const merchant = await startMerchant(readConfig(process.env))
process.stdout.write(`Harbor Coffee is open at ${merchant.origin}\nWebhook address: ${merchant.webhookUrl}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void merchant.stop())
