import type { PublishedBackup } from '../../../../backup/readPublished.ts'

/** Level 1 of backup mode, as this installation publishes it. */
export interface BackupAccess {
  publicKey: string
  /** Undefined if this server publishes to no folder. */
  readPublished: (() => Promise<PublishedBackup>) | undefined
}
