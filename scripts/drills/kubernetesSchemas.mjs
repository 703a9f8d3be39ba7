import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Types that Kubernetes' OpenAPI description declares as strings only. */
const special = {
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': { type: ['string', 'integer'] },
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { type: ['string', 'number'] },
}

/** An object has the properties that it lists, and no others. */
const closed = schema =>
  schema.properties && schema.additionalProperties === undefined ? { ...schema, additionalProperties: false } : schema

/** Writes a schema for each kind of object into `folder`, as kubeconform reads them: `deployment-apps-v1.json`. */
export const writeSchemas = async (swaggerFile, folder) => {
  const { definitions } = JSON.parse(await readFile(swaggerFile, 'utf8'))
  await mkdir(folder, { recursive: true })
  const strict = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, special[name] ?? closed(schema)]),
  )
  await writeFile(join(folder, '_definitions.json'), JSON.stringify({ definitions: strict }))
  for (const [name, schema] of Object.entries(definitions))
    for (const { group, kind, version } of schema['x-kubernetes-group-version-kind'] ?? []) {
      const parts = [kind, group.split('.')[0], version].filter(part => part !== '')
      const file = `${parts.join('-')}.json`.toLowerCase()
      await writeFile(join(folder, file), JSON.stringify({ $ref: `_definitions.json#/definitions/${name}` }))
    }
}
