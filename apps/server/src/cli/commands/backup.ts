import { generateSigningKey, readSigningKey } from '../../backup/signingKey.ts'
import { composeBackup } from '../../composeBackup.ts'
import { ConfigError, readConfig } from '../../config.ts'
import type { Command, EarlyCommand } from '../command.ts'

const key: EarlyCommand = {
  name: 'backup key',
  usage: '',
  summary: 'Create a key that signs the catalog of backup mode',
  runEarly: (_config, { out }) => {
    const privateKey = generateSigningKey()
    out(
      `RIALTO_BACKUP_SIGNING_KEY=${privateKey}\n\n  Public key   ${readSigningKey(privateKey).publicKey}\n\n` +
        'Keep the private key with the server’s other secrets. It is not shown again.\n',
    )
    return Promise.resolve(true)
  },
}

const publish: Command = {
  name: 'backup publish',
  usage: '--out <folder>',
  summary: 'Write the backup deposit widget and its signed catalog to a folder, for another host to serve',
  options: { out: 'value' },
  run: async ({ ctx }, input, { env, out }) => {
    const folder = input.need('out')
    const backup = await composeBackup(readConfig(env), ctx)
    if (backup === undefined)
      throw new ConfigError('Set RIALTO_BACKUP_SIGNING_KEY first. Create one with: rialto backup key')
    await backup.publish(folder)
    out(`Published to ${folder}. Serve it over https with Content-Security-Policy: frame-ancestors https:\n`)
  },
}

export const backupCommands = { key, publish }
