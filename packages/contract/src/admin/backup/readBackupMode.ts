import Type from 'typebox'

import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'

const BackupFile = Type.Object(
  {
    name: Type.String({ description: 'Path in the folder.' }),
    bytes: Type.Integer({ description: 'Size of the file.' }),
  },
  { title: 'BackupFile', description: 'A file of level 1.' },
)

const BackupPair = Type.Object(
  {
    networkId: Type.String({ description: 'Id of the network, for `destinations[].networkId`.' }),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'Token, for `destinations[].symbol`.' }),
    networkType: Type.String({ description: 'Decides how an address and a tag are checked.' }),
  },
  { title: 'BackupDepositPair', description: 'A token on a network that the widget accepts.' },
)

const BackupMode = Type.Object(
  {
    clientId: Type.String({ description: 'Your client id, for the configuration.' }),
    catalogKey: nullableText(
      'Public half of the key that signs the catalog, to pin as `backupCatalogKey`. `null` without a signing key: level 1 is not published.',
    ),
    isPublishing: Type.Boolean({
      description: 'Whether this server knows a folder to which level 1 is published every hour.',
    }),
    generatedTimestamp: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'When the catalog in that folder was created, in Unix seconds, as this server sees the folder. `null` without a catalog.',
    }),
    files: Type.Array(BackupFile, { description: 'Level 1 in that folder.' }),
    pairs: Type.Array(BackupPair, {
      description: 'Pairs that your users can deposit, with those of your bridging routes.',
    }),
  },
  { title: 'BackupMode', description: 'Backup deposit mode of this installation.' },
)

export const readBackupModeOperation = adminOperation({
  id: 'readBackupMode',
  method: 'GET',
  path: '/BackupMode',
  tag: 'Backup mode',
  summary: 'Get the state of backup deposit mode',
  description:
    'Returns how old the published catalog is, the files of level 1, the key to pin and the pairs that a configuration can name.',
  needsToken: true,
  content: BackupMode,
  errors: [],
})
