import { enumNameOf } from './namesOf.mjs'

/**
 * The OpenAPI document in the form for the templates of `libraries`. The libraries read the envelope themselves, so that an
 * operation answers its content. Fields that begin with `x-` have the properties of an operation for its client.
 */
export const prepareDocument = (document, language) => {
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas)
      .filter(([name]) => !ofTheEnvelope.has(name))
      .map(([name, schema]) => [name, withNames(plain(schema, true), enumNameOf(language))]),
  )
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, prepareOperation(document, path, operation)]),
    ),
  ])
  const { openapi, info } = document
  return { openapi, info: { ...info, description: '' }, paths: Object.fromEntries(paths), components: { schemas } }
}

const withNames = (schema, nameOf) => (schema.enum ? { ...schema, 'x-enum-varnames': schema.enum.map(nameOf) } : schema)

/** Read by the hand-written part of each library. */
const ofTheEnvelope = new Set(['ApiResult', 'ApiResultStatus', 'ErrorEnvelope', 'ProblemDetails'])

/** A new value of a set must not break a program, so that sets inside another schema are strings. */
const plain = (schema, isNamed = false) => {
  const {
    example: _,
    title: __,
    nullable: ___,
    format,
    enum: values,
    items,
    properties,
    required,
    additionalProperties,
    description,
    ...more
  } = schema
  const isOpen = values !== undefined && !isNamed
  const listed = isOpen ? `${description} One of ${values.map(value => `\`${value}\``).join(', ')}.` : description
  return defined({
    ...more,
    description: listed?.replaceAll('*/', '* /'),
    // Ids are opaque text.
    format: format === 'uuid' ? undefined : format,
    enum: isOpen ? undefined : values,
    items: items && plain(items),
    // A field that may be null is read as one that may be absent.
    required: required?.filter(name => !isRepeated(name, properties) && !properties[name].nullable),
    properties:
      properties &&
      Object.fromEntries(
        Object.entries(properties).flatMap(([name, one]) => (isRepeated(name, properties) ? [] : [[name, plain(one)]])),
      ),
    additionalProperties: typeof additionalProperties === 'object' ? plain(additionalProperties) : additionalProperties,
  })
}

/**
 * Webhooks have some fields in two letter cases, for receivers written for either. Languages whose names follow a
 * convention can have one.
 */
const isRepeated = (name, properties) =>
  Object.keys(properties).find(other => other.toLowerCase() === name.toLowerCase()) !== name

const prepareOperation = (document, path, operation) => {
  const { operationId, summary, description, deprecated, parameters = [], requestBody, responses } = operation
  const body = requestBody?.content['application/json'].schema
  const content = contentOf(responses[200])
  const page = pageOf(document, { parameters, body, content })
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
  const hasQuery = parameters.some(({ in: place }) => place === 'query')
  return defined({
    operationId,
    summary,
    description: description.split('\n\n')[0],
    deprecated,
    tags: ['Rialto'],
    parameters: parameters.filter(({ in: place }) => place !== 'header').map(one => prepareParameter(one, page)),
    requestBody: body && { required: true, content: { 'application/json': { schema: body } } },
    responses: {
      200: { description: 'Success.', ...(content && { content: { 'application/json': { schema: plain(content) } } }) },
    },
    ...pathsOf(path.replace('/api/v1', '')),
    'x-read': operation['x-read'],
    'x-key': takesKey,
    'x-query': hasQuery,
    'x-options': takesKey || hasQuery,
    ...javaOf({ operationId, parameters, body, hasQuery, page }),
    'x-page': page && iterating(page, operationId.replace('list', 'iterate')),
  })
}

/** Java has no optional arguments: the query is one object. */
const javaOf = ({ operationId, parameters, body, hasQuery, page }) => {
  const params = [
    ...parameters
      .filter(one => one.in === 'path')
      .map(({ name, schema }) => [schema.$ref ? nameOf(schema) : 'String', name, name]),
    ...(body ? [[nameOf(body), 'request', 'cursor == null ? request : request.copy().cursor(cursor)']] : []),
    ...(hasQuery ? [[`${upper(operationId)}Params`, 'params', `params.with("${page?.place}", ${page?.place})`]] : []),
  ]
  return {
    'x-java-params': params.map(([type, name]) => `${type} ${name}`).join(', '),
    'x-java-args': params.map(([, name]) => name).join(', '),
    'x-java-page-args': params.map(([, , ofPage]) => ofPage).join(', '),
  }
}

const iterating = (page, iterate) => ({
  ...page,
  iterate,
  iterateSnake: snake(iterate),
  iteratePascal: upper(iterate),
})

/** The path below `/api/v1` as a string of each language, with its parameters encoded. */
const pathsOf = path => {
  const parts = path.split(/\{(\w+)\}/)
  const fill = write => parts.map((part, index) => (index % 2 === 0 ? part : write(part))).join('')
  const joined = (write, operator) =>
    parts
      .map((part, index) => (index % 2 === 0 ? part && `"${part}"` : write(part)))
      .filter(Boolean)
      .join(` ${operator} `)
  return {
    'x-path-python': fill(name => `{quote(${snake(name)}, safe='')}`),
    'x-path-go': joined(name => `url.PathEscape(string(${name}))`, '+'),
    'x-path-php': joined(name => `rawurlencode($${name})`, '.').replaceAll('"', "'"),
    'x-path-java': joined(name => `Call.encode(${name})`, '+'),
  }
}

/** The API accepts names in any case. */
const prepareParameter = ({ example: _, name, schema, ...more }, page) => {
  const camel = lower(name)
  return {
    ...more,
    name: camel,
    schema: plain(schema),
    'x-place': page !== undefined && ['cursor', 'offset'].includes(camel),
  }
}

const contentOf = answer =>
  answer?.content?.['application/json']?.schema.allOf?.find(part => part.properties)?.properties.content

/** How the items of all pages are read: by a cursor in the query or in the body, or by an offset in the query. */
const pageOf = (document, { parameters, body, content }) => {
  const resolve = schema => (schema?.$ref ? document.components.schemas[nameOf(schema)] : schema)
  const fields = resolve(content)?.properties ?? {}
  const [items, list] = Object.entries(fields).find(([, { type }]) => type === 'array') ?? []
  const query = parameters.filter(({ in: place }) => place === 'query').map(({ name }) => lower(name))
  const next = ['nextCursor', 'cursor'].find(name => name in fields)
  const isInBody = resolve(body)?.properties?.cursor !== undefined
  const isCursor = next !== undefined && (isInBody || query.includes('cursor'))
  if (items === undefined || (!isCursor && !(query.includes('offset') && 'total' in fields))) return undefined
  return defined({
    place: isCursor ? 'cursor' : 'offset',
    item: nameOf(list.items),
    itemsField: items,
    itemsSnake: snake(items),
    itemsPascal: upper(items),
    nextField: next,
    nextSnake: next && snake(next),
    nextPascal: next && upper(next),
    cursorInBody: isCursor && isInBody,
    cursorInQuery: isCursor && !isInBody,
    offset: !isCursor,
  })
}

const nameOf = ({ $ref }) => $ref.split('/').at(-1)
const lower = name => name.charAt(0).toLowerCase() + name.slice(1)
const upper = name => name.charAt(0).toUpperCase() + name.slice(1)
const snake = name => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const defined = entries =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== false))
