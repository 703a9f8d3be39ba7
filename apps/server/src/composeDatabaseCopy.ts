import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'

import { openDatabase, restoreBackup, startEmbeddedPostgres, type Tables, writeBackup } from '@rialto/store'
import type { Logger } from 'pino'

import { openMigrated } from './composeStorage.ts'
import type { Config } from './config.ts'
import { version } from './version.ts'

/** Packs lines into a stream. */
const createPacker = (target: Writable) => {
  const lines = new PassThrough()
  const written = pipeline(lines, createGzip(), target)
  // Awaited in `end`; a failure before that must not end the process.
  written.catch(() => undefined)
  return {
    write: async (line: string): Promise<void> => {
      if (!lines.write(`${line}\n`)) await Promise.race([once(lines, 'drain'), written])
    },
    end: async (): Promise<void> => {
      lines.end()
      await written
    },
    discard: (): void => void lines.destroy(),
  }
}

/**
 * Writes the database into a file that only its owner may read. The file gets its name once it is complete. Returns the
 * number of rows.
 */
export const backUpDatabase = async (config: Config, file: string, log: Logger): Promise<number> => {
  const partial = `${file}.partial`
  try {
    const rows = await streamDatabase(config, () => createWriteStream(partial, { mode: 0o600 }), log)
    await rename(partial, file)
    return rows
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Writes the same into a stream. */
export const streamDatabase = async (config: Config, openTarget: () => Writable, log: Logger): Promise<number> => {
  // Not migrated, because a backup before an upgrade may be made with either version.
  const server =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : undefined
  const url = config.databaseUrl ?? server?.url ?? ''
  const db = openDatabase<Tables>({ url, log, maxConnections: 1, applicationName: 'rialto-backup' })
  const packed = createPacker(openTarget())
  try {
    const { rows } = await writeBackup(db, { version, now: new Date() }, packed.write)
    await packed.end()
    return rows
  } catch (error) {
    packed.discard()
    throw error
  } finally {
    await db.destroy()
    await server?.stop()
  }
}

/** Restores the empty database of the settings from such a stream. Returns the number of rows. */
export const restoreDatabase = async (config: Config, openSource: () => Readable, log: Logger): Promise<number> => {
  const { db, close } = await openMigrated(config, log)
  const unpacked = createGunzip()
  const unpacking = pipeline(openSource(), unpacked)
  // The reader of the lines receives the error of a truncated or corrupt file.
  unpacking.catch(() => undefined)
  // If reading stops early because the database rejected a line, the stream can still fail later. That error has no
  // other listener.
  unpacked.on('error', () => undefined)
  try {
    return (await restoreBackup(db, linesOf(unpacked))).rows
  } finally {
    await close()
  }
}

/** Splits a stream into lines of any length. Fails as the stream does. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const part of stream) {
    const lines = (rest + decoder.write(part)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
