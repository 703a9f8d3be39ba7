import type { Command } from '../command.ts'

export const rewrapCommand: Command = {
  name: 'vault rewrap',
  usage: '',
  summary: 'Put every stored secret under the first key of RIALTO_VAULT_KEYS, so that older keys can go',
  run: async ({ rewrapSecrets }, _input, { out }) => {
    const { seen, rewrapped } = await rewrapSecrets()
    out(
      `Rewrapped ${rewrapped} of ${seen} stored secrets. Once every server has the new key first, older keys can go.\n`,
    )
  },
}
