import { ApiError, invalidField, missingField } from '../kernel/apiError.ts'
import type { AuthScheme, Connector, CredentialField, SecondFactor, SignInOutcome } from './connector.ts'
import { ConnectorError } from './connectorError.ts'
import { apiErrorFromConnector } from './apiErrorFromConnector.ts'

/** The answer of a client or Link to a `CodeRequest`. */
export interface CodeAnswer {
  mfaType?: SecondFactor | undefined
  mfaCode?: string | undefined
}

type Fields = Readonly<Record<string, string | undefined>>

/**
 * Tests typed credentials at the institution, after checking the format of every field. `path` is the client's prefix
 * of the field names. Undefined if this integration connects by OAuth or by a wallet.
 *
 * @throws ApiError `missingField`, `invalidField`, `credentialsRefused`, or what the institution answers.
 */
export const tryCredentials = (
  connector: Connector,
  fields: Fields,
  { path = '', ...answer }: CodeAnswer & { path?: string } = {},
): Promise<SignInOutcome> | undefined => {
  const { scheme } = connector.descriptor
  if (scheme.kind === 'oAuth' || scheme.kind === 'wallet') return undefined
  const outcome = ask(connector, scheme, checkFields(scheme.fields, fields, path), answer)
  return outcome?.catch((error: unknown) => {
    if (error instanceof ConnectorError && error.kind === 'credentialsInvalid')
      throw new ApiError('credentialsRefused', { cause: error })
    // The field itself is invalid, and no institution was called: the address is not on any network that can be read
    // here.
    if (scheme.kind === 'address' && error instanceof ConnectorError && error.kind === 'invalidAddress')
      throw invalidField(`${path}${scheme.fields[0]?.name ?? ''}`, error.message)
    throw apiErrorFromConnector(error)
  })
}

const ask = (
  { auth }: Connector,
  scheme: Exclude<AuthScheme, { kind: 'oAuth' | 'wallet' }>,
  values: Readonly<Record<string, string>>,
  answer: CodeAnswer,
): Promise<SignInOutcome> | undefined => {
  if (scheme.kind !== 'password')
    return auth.connectWithKey?.(values).then(connected => ({ kind: 'connected', connected }))
  const { mfaType } = answer
  if (mfaType !== undefined && !scheme.mfaTypes.includes(mfaType))
    throw invalidField('mfaType', 'is not offered by this integration')
  return auth.signIn?.(values, answer)
}

const checkFields = (fields: readonly CredentialField[], values: Fields, path: string): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ name, label, pattern }) => {
      const value = values[name]?.trim()
      if (!value) throw missingField(`${path}${name}`)
      if (!new RegExp(pattern, 'u').test(value))
        throw invalidField(`${path}${name}`, `does not look like a valid ${label}`)
      return [name, value]
    }),
  )
