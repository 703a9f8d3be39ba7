import { TronRefusal } from '../tronAccounts.ts'
import type { ApiMethod } from './apiMethods.ts'
import type { Body } from './readFields.ts'

const failure = (error: unknown): string => {
  const kind =
    error instanceof TronRefusal ? 'class org.tron.core.exception.ContractValidateException' : 'class Exception'
  return JSON.stringify({ Error: `${kind} : ${error instanceof Error ? error.message : String(error)}` })
}

const parse = (body: string): Body => {
  const value: unknown = body === '' ? {} : JSON.parse(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('the body is no JSON object')
  return { ...value }
}

/** The response to a request, or undefined for an unknown path. Errors have HTTP status 200, as in java-tron. */
export const answerApi = async (
  methods: ReadonlyMap<string, ApiMethod>,
  path: string,
  body: string,
): Promise<string | undefined> => {
  const method = methods.get(path)
  if (!method) return undefined
  try {
    return JSON.stringify(method(parse(body)))
  } catch (error) {
    return failure(error)
  }
}
