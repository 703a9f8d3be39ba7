import { patchBodyValidation, scimPatch, type ScimPatchOperation, type ScimResource } from 'scim-patch'

import { ScimError } from './scimError.ts'

/** Names that reach the prototype of an object. */
const forbidden = /__proto__|constructor|prototype/i

/** A resource after the operations of RFC 7644, section 3.5.2. @throws ScimError */
export const applyPatch = (resource: object, body: unknown): unknown => {
  if (forbidden.test(JSON.stringify(body))) throw new ScimError(400, 'An attribute is not known.', 'invalidPath')
  try {
    patchBodyValidation(body as Parameters<typeof patchBodyValidation>[0])
    const { Operations: operations } = body as { Operations: ScimPatchOperation[] }
    return scimPatch(structuredClone(resource) as ScimResource, operations, {
      mutateDocument: false,
      treatMissingAsAdd: true,
    })
  } catch (error) {
    const { scimCode } = error as { scimCode?: string }
    const detail = error instanceof Error ? error.message : 'The operations cannot be applied.'
    throw new ScimError(400, detail, scimCode ?? 'invalidSyntax')
  }
}
