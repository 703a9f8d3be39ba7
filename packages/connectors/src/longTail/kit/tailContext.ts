import { createHash } from 'node:crypto'
import type { ConnectorDescriptor, Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { ClockOffset } from '../../kit/createClockOffset.ts'
import type { Nonces } from '../../kit/createNonces.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import type { Signer } from '../signer/signer.ts'
import type { TailHouse } from './tailHouse.ts'

export interface TailContext {
  http: HttpContext
  descriptor: ConnectorDescriptor
  house: TailHouse
  signer: Signer
  /** Theirs, as far as they tell it. */
  clock: ClockOffset
  nonces: Nonces
}

export type KeyCredentials = Extract<Credentials, { kind: 'apiKey' }>

/** What may stand in a header and in a signature: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,4096}$/

/** A private key in PEM has lines. */
const printableLines = /^[\x20-\x7e\r\n]{1,8192}$/

/** The credentials this exchange is connected by, with everything it asks for and nothing that cannot be sent. */
export const keyOf = ({ descriptor }: Pick<TailContext, 'descriptor'>, credentials: Credentials): KeyCredentials => {
  const { scheme, name } = descriptor
  const needsPassphrase = scheme.kind === 'apiKey' && scheme.fields.some(field => field.name === 'authToken')
  const fits =
    credentials.kind === 'apiKey' &&
    printable.test(credentials.key) &&
    printableLines.test(credentials.secret) &&
    (!needsPassphrase || printable.test(credentials.passphrase ?? ''))
  if (fits) return credentials
  throw new ConnectorError('credentialsInvalid', `${name} requires a complete API key`)
}

export const secretsOf = ({ key, secret, passphrase }: KeyCredentials): string[] =>
  passphrase === undefined ? [key, secret] : [key, secret, passphrase]

/** For exchanges that do not tell whose key it is: always the same for the same key, and nothing can be learnt from it. */
export const keyDigest = (type: string, key: string): string =>
  createHash('sha256').update(`${type}\n${key}`).digest('hex').slice(0, 16)
