import { composeKeyService } from '../../composeVault.ts'
import { wrappedEntry } from '../../kms/unwrapVaultKeys.ts'
import { ConfigError } from '../../secretFiles.ts'
import type { Command, EarlyCommand } from '../command.ts'

const rewrap: Command = {
  name: 'vault rewrap',
  usage: '',
  summary: 'Re-encrypt every stored secret with the first key of RIALTO_VAULT_KEYS, so that older keys can be removed',
  run: async ({ rewrapSecrets }, _input, { out }) => {
    const { seen, rewrapped } = await rewrapSecrets()
    out(
      `Re-encrypted ${rewrapped} of ${seen} stored secrets. The older keys can now be removed from RIALTO_VAULT_KEYS of every server. Keep them as long as backups from before.\n`,
    )
  },
}

const wrap: EarlyCommand = {
  name: 'vault wrap',
  usage: '--id <id>',
  summary: 'Have the key service of RIALTO_KMS_REGION make and encrypt a vault key',
  options: { id: 'value' },
  runEarly: async (config, { out }, input) => {
    const id = input.need('id')
    if (!/^[A-Za-z0-9._-]{1,32}$/.test(id))
      throw new ConfigError('The id of a vault key is 1 to 32 of A-Z a-z 0-9 . _ -')
    const encrypted = await composeKeyService(config, keys => keys.generate(id))
    out(
      `RIALTO_VAULT_KEYS=${wrappedEntry(id, encrypted)}\n\nThe key itself has not left the key service. Each start asks the service to decrypt it.\n`,
    )
    return true
  },
}

export const vaultCommands = { rewrap, wrap }
