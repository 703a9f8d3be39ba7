import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { run } from './run.ts'
import { openPostgres } from './world.ts'

export interface TlsPostgres {
  /** The certificate by which its own is known. */
  authority: string
  /** Makes a database and answers its URL, with `sslmode=verify-full`. */
  create(name: string): Promise<string>
  /** Whether each connection of another process is encrypted. False without such connections. */
  hasOnlyTls(): Promise<boolean>
  close(): Promise<void>
}

/** A certificate for 127.0.0.1, which is its own authority. */
const makeCertificate = (folder: string): { certificate: string; key: string } => {
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')]
  run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate],
  ])
  return { certificate, key }
}

/** A PostgreSQL of the drill's own that offers TLS. */
export const openTlsPostgres = async (): Promise<TlsPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'rialto-tls-'))
  await chmod(folder, 0o755)
  const { certificate, key } = makeCertificate(folder)
  const server = await openPostgres()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const { rows } = await admin.query<{ folder: string }>("select current_setting('data_directory') as folder")
  // PostgreSQL accepts only a key that its own user alone can read.
  const { uid, gid } = await stat(rows[0]?.folder ?? '')
  await chown(key, uid, gid)
  await chmod(key, 0o600)
  const settings = { ssl_cert_file: certificate, ssl_key_file: key, ssl: 'on' }
  for (const [name, value] of Object.entries(settings)) await admin.query(`alter system set ${name} = '${value}'`)
  await admin.query('select pg_reload_conf()')
  return {
    authority: certificate,
    create: async name => {
      await admin.query(`create database ${name}`)
      const url = new URL(server.url)
      url.pathname = `/${name}`
      url.searchParams.set('sslmode', 'verify-full')
      url.searchParams.set('sslrootcert', certificate)
      return url.href
    },
    hasOnlyTls: async () => {
      const { rows: found } = await admin.query<{ ssl: boolean }>(
        'select ssl from pg_stat_ssl join pg_stat_activity using (pid) where client_addr is not null and pid <> pg_backend_pid()',
      )
      return found.length > 0 && found.every(({ ssl }) => ssl)
    },
    close: async () => {
      await admin.end()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
