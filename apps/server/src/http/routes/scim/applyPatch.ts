import { setImmediate as nextTurn } from 'node:timers/promises'

import { patchBodyValidation, scimPatch, type ScimPatchOperation, type ScimResource } from 'scim-patch'

import { ScimError } from './scimError.ts'

/** Names that reach the prototype of an object. */
const forbidden = /__proto__|constructor|prototype/i

/** More than identity providers send at once. The library reads paths in a time that grows with the square of their length. */
const maxOperations = 200
const maxPathLength = 300

const namesIn = (value: unknown): string[] => {
  const names: string[] = []
  JSON.stringify(value, (name, inner: unknown) => {
    names.push(name)
    return inner
  })
  return names
}

const readOperations = (body: unknown): ScimPatchOperation[] => {
  patchBodyValidation(body as Parameters<typeof patchBodyValidation>[0])
  const { Operations: operations } = body as { Operations: ScimPatchOperation[] }
  if (operations.length > maxOperations) throw new ScimError(400, `Operations may be ${maxOperations}.`, 'invalidValue')
  const paths = operations.map(({ path = '' }) => path)
  if (paths.some(path => path.length > maxPathLength))
    throw new ScimError(400, `A path may have ${maxPathLength} characters.`, 'invalidPath')
  if ([...paths, ...namesIn(operations)].some(name => forbidden.test(name)))
    throw new ScimError(400, 'An attribute is not known.', 'invalidPath')
  return operations
}

/** A resource after the operations of RFC 7644, section 3.5.2. Other requests are served between them. @throws ScimError */
export const applyPatch = async (resource: object, body: unknown): Promise<unknown> => {
  try {
    const operations = readOperations(body)
    let patched = structuredClone(resource) as ScimResource
    for (const operation of operations) {
      patched = scimPatch(patched, [operation], { mutateDocument: true, treatMissingAsAdd: true })
      await nextTurn()
    }
    return patched
  } catch (error) {
    if (error instanceof ScimError) throw error
    const { scimCode } = error as { scimCode?: string }
    const detail = error instanceof Error ? error.message : 'The operations cannot be applied.'
    throw new ScimError(400, detail.slice(0, 500), scimCode ?? 'invalidSyntax')
  }
}
