import { siteAddress } from './repositoryPages.mjs'

const methods = ['get', 'post', 'put', 'patch', 'delete']
const maxDepth = 3

const slugOf = text => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const escapeCell = text => text.replaceAll(/\s*\n+\s*/g, ' ').replaceAll('|', '\\|')
/** Escapes text of the document for Vue templates: its Markdown is rendered, and its markup is not. */
const prose = text =>
  text
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;')
    .replaceAll(/\]\((\/docs\/[\w/-]+)\)/g, (_, path) => `](${siteAddress(path)})`)
const json = value => `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``

const createReader = document => {
  const resolve = schema => {
    if (!schema?.$ref) return schema ?? {}
    const name = schema.$ref.split('/').at(-1)
    return { name, ...document.components.schemas[name] }
  }
  /** Every property of an object, including those of the parts it is composed of. */
  const propertiesOf = schema => {
    const known = resolve(schema)
    const parts = (known.allOf ?? []).map(propertiesOf)
    const own = Object.entries(known.properties ?? {}).map(([name, value]) => ({
      name,
      schema: value,
      isRequired: (known.required ?? []).includes(name),
    }))
    return [...parts.flat(), ...own]
  }
  const typeOf = schema => {
    const known = resolve(schema)
    if (known.type === 'array') return `${typeOf(known.items)}[]`
    if (known.enum) return known.enum.length <= 6 ? known.enum.map(value => `\`${value}\``).join(', ') : 'enum'
    // A reference beside its description.
    if (known.type === undefined && known.allOf?.length === 1) return typeOf(known.allOf[0])
    const several = known.anyOf ?? known.oneOf
    if (several) return [...new Set(several.map(typeOf))].join(' or ')
    return known.format ? `${known.type} (${known.format})` : (known.type ?? 'object')
  }
  const innerOf = schema => {
    const known = resolve(schema)
    return known.type === 'array' ? innerOf(known.items) : known
  }
  const rowsOf = (schema, prefix = '', depth = 0) =>
    propertiesOf(schema).flatMap(({ name, schema: value, isRequired }) => {
      const described = { ...resolve(value), ...(value.description ? { description: value.description } : {}) }
      const label = `${prefix}${name}`
      const row = `| \`${label}\` | ${escapeCell(typeOf(value))} | ${isRequired ? 'yes' : ''} | ${prose(escapeCell(described.description ?? ''))} |`
      const inner =
        depth < maxDepth
          ? rowsOf(innerOf(value), `${label}${resolve(value).type === 'array' ? '[].' : '.'}`, depth + 1)
          : []
      return [row, ...inner]
    })
  return { resolve, typeOf, propertiesOf, rowsOf }
}

const fieldTable = rows => ['| field | type | required | |', '| --- | --- | --- | --- |', ...rows].join('\n')

/** The operation as a `curl` command, with an example of each of its parts. */
const curlOf = ({ base, path, method, described, credentials }) => {
  const parameters = described.parameters ?? []
  const at = place => parameters.filter(one => one.in === place)
  const filled = at('path').reduce(
    (url, { name, example }) => url.replace(`{${name}}`, String(example)),
    `${base}${path}`,
  )
  const query = new URLSearchParams(
    at('query')
      .filter(one => one.required)
      .map(one => [one.name, String(one.example)]),
  )
  const body = described.requestBody?.content['application/json']?.example
  const lines = [
    `curl -X ${method.toUpperCase()} "$RIALTO_URL${filled}${query.size > 0 ? `?${query}` : ''}"`,
    ...credentials.map(header => `-H "${header}"`),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`]),
  ]
  return lines.join(' \\\n  ')
}

const answersOf = (document, responses) =>
  Object.entries(responses).map(([code, answer]) => {
    const known = answer.$ref ? document.components.responses[answer.$ref.split('/').at(-1)] : answer
    return `| ${code} | ${prose(escapeCell((known.description ?? '').replaceAll(/^- /gm, '').replaceAll(/\n/g, '<br>'))).replaceAll('&lt;br>', '<br>')} |`
  })

const operationSection = (document, reader, { base, path, method, described, credentials, tries }) => {
  const parameters = (described.parameters ?? []).filter(one => !one.$ref)
  const body = described.requestBody?.content['application/json']
  const answer = described.responses['200']?.content?.['application/json']
  const content = answer && reader.propertiesOf(answer.schema).find(({ name }) => name === 'content')
  const parameterRows = parameters.map(
    one =>
      `| \`${one.name}\` | ${one.in}, ${escapeCell(reader.typeOf(one.schema))} | ${one.required ? 'yes' : ''} | ${prose(escapeCell(one.description ?? ''))} |`,
  )
  const part = (title, text) => (text ? `### ${title} {#${described.operationId}-${slugOf(title)}}\n\n${text}` : '')
  const bodyRows = body ? reader.rowsOf(body.schema) : []
  const contentRows = content
    ? reader.rowsOf(content.schema.type === 'array' ? content.schema.items : content.schema)
    : []
  return [
    `## ${described.summary} {#${described.operationId}}`,
    `<div class="operation"><b>${method.toUpperCase()}</b> <code>${base}${path}</code></div>`,
    described.deprecated ? '> Deprecated.' : '',
    prose(described.description ?? ''),
    part('Parameters', parameterRows.length > 0 && fieldTable(parameterRows)),
    part('Body', bodyRows.length > 0 && fieldTable(bodyRows)),
    part('Request', `\`\`\`sh\n${curlOf({ base, path, method, described, credentials })}\n\`\`\``),
    tries ? `<TryIt operation="${described.operationId}" />` : '',
    part('Answer', answer?.example !== undefined && json(answer.example)),
    part('Fields of content', contentRows.length > 0 && fieldTable(contentRows)),
    part('Statuses', ['| HTTP | |', '| --- | --- |', ...answersOf(document, described.responses)].join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Data for the page's own trial requests. */
const trialOf = ({ base, path, method, described }) => ({
  id: described.operationId,
  method: method.toUpperCase(),
  path: `${base}${path}`,
  parameters: (described.parameters ?? [])
    .filter(one => ['path', 'query'].includes(one.in))
    .map(({ name, in: place, required = false, example }) => ({
      name,
      place,
      required,
      example: String(example ?? ''),
    })),
  body: described.requestBody?.content['application/json']?.example,
})

const operationsOf = (document, options) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter(method => item[method])
      .map(method => ({ base: '', path, method, described: item[method], ...options })),
  )

/**
 * A page for each tag of the document.
 *
 * @returns `{ to, title, description, text }` of each
 */
export const apiPages = (document, { folder, credentials, tries }) => {
  const reader = createReader(document)
  const all = operationsOf(document, { credentials, tries })
  return (document.tags ?? []).flatMap(({ name, description = '' }) => {
    const own = all.filter(({ described }) => described.tags?.includes(name))
    if (own.length === 0) return []
    const front = { title: name, description, outline: 2, ...(tries ? { operations: own.map(trialOf) } : {}) }
    const sectionsOfTag = own.map(one => operationSection(document, reader, one))
    const text = `---\n${JSON.stringify(front)}\n---\n\n# ${name}\n\n${description}\n\n${sectionsOfTag.join('\n\n')}\n`
    return [{ to: `${folder}/${slugOf(name)}`, title: name, description, text, count: own.length }]
  })
}
