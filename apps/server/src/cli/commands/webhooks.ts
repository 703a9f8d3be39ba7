import { setWebhook } from '@rialto/core'

import type { Command } from '../command.ts'

const set: Command = {
  name: 'webhooks set',
  usage: '--client <id> --url <https://…> [--new-secret]',
  summary: 'Set the client’s webhook URL; a new signing secret is shown once',
  options: { client: 'value', url: 'value', 'new-secret': 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { url, secret } = await setWebhook(ctx, {
      clientId: input.need('client'),
      url: input.need('url'),
      newSecret: input.has('new-secret'),
    })
    out(`Webhooks of ${ctx.environment} are sent to ${url}\n`)
    if (secret === undefined) return out('The signing secret is unchanged.\n')
    out(
      `\n  Signing secret   ${secret}\n\nStore it now: it is not shown again. Deliveries are signed with it from now on.\n`,
    )
  },
}

export const webhookCommands: readonly Command[] = [set]
