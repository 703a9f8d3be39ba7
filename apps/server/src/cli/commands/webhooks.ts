import { setWebhook } from '@rialto/core'

import type { Command } from '../command.ts'

const set: Command = {
  name: 'webhooks set',
  usage: '--client <id> --url <https://…> [--new-secret]',
  summary: 'Where the client’s webhooks go; a new secret is shown once',
  options: { client: 'value', url: 'value', 'new-secret': 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { url, secret } = await setWebhook(ctx, {
      clientId: input.need('client'),
      url: input.need('url'),
      newSecret: input.has('new-secret'),
    })
    out(`Webhooks of ${ctx.environment} go to ${url}\n`)
    if (secret === undefined) return out('The signing secret stays as it was.\n')
    out(
      `\n  Signing secret   ${secret}\n\nThis is the only time it is shown. Deliveries are signed with it from now on.\n`,
    )
  },
}

export const webhookCommands: readonly Command[] = [set]
