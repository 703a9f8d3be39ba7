import type { SandboxWallet } from '@rialto/core'
import { createEgress } from '@rialto/egress'
import { CONTROL_HOST } from '@rialto/sandbox'

/** The sandbox's wallet, wherever the sandbox runs. */
export const composeSandboxWallet = (origin: string): { wallet: SandboxWallet; close(): Promise<void> } => {
  const egress = createEgress({
    hosts: new Set(),
    routes: new Map([[CONTROL_HOST, origin]]),
    userAgent: 'Rialto sandbox',
  })
  return {
    wallet: {
      request: async input => {
        const [family] = input.method.split(':')
        const part = family === 'solana' || family === 'bitcoin' ? family : 'chains'
        const url = `http://${CONTROL_HOST}/control/${part}/wallet`
        const headers = { 'content-type': 'application/json' }
        const { status, text } = await egress.request({ method: 'POST', url, headers, body: JSON.stringify(input) })
        if (status !== 200) throw new Error(`The sandbox's wallet returned HTTP ${status}`)
        const answer: unknown = JSON.parse(text)
        return answer
      },
    },
    close: () => egress.close(),
  }
}
