import type { Command } from '../command.ts'

export const rewrapCommand: Command = {
  name: 'vault rewrap',
  usage: '',
  summary: 'Re-encrypt every stored secret with the first key of RIALTO_VAULT_KEYS, so that older keys can be removed',
  run: async ({ rewrapSecrets }, _input, { out }) => {
    const { seen, rewrapped } = await rewrapSecrets()
    out(
      `Re-encrypted ${rewrapped} of ${seen} stored secrets. Once every server lists the new key first, older keys can be removed.\n`,
    )
  },
}
