import { ErrorEnvelope } from '../envelope/apiResult.ts'
import { ProblemDetails } from '../envelope/problemDetails.ts'
import { errorCatalogue, type ErrorType } from '../errors/errorCatalogue.ts'
import type { Components } from './createComponents.ts'
import type { Json } from './schema.ts'

export const unauthorized = (components: Components): Json =>
  components.respond('Unauthorized', () => ({
    description: 'The credentials are missing or wrong. The body is empty.',
  }))

/** Errors about the body as a whole, for every operation with a body. */
export const bodyErrors = (components: Components): Json => ({
  413: components.respond('PayloadTooLarge', () =>
    withEnvelope(components, ['badRequest'], 'The body is larger than 64 kB.'),
  ),
  415: components.respond('UnsupportedMediaType', () =>
    withEnvelope(
      components,
      ['badRequest'],
      'The media type of the body is not supported. Send `application/json`, `text/json` or `application/*+json`.',
    ),
  ),
})

export const capitalised = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1)

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the next request.', schema: { type: 'integer', example: 12 } },
}

interface Failing {
  errors: readonly ErrorType[]
  /** 400 and 404 are problem details, 5xx have no body. */
  answersProblems: boolean
  /** Path of the request. */
  instance: string
  /** A required field, for the examples. */
  field: string
}

/** One response per status code, with each `errorType` it can carry. */
export const errorResponses = (components: Components, { errors, answersProblems, ...request }: Failing): Json => {
  const byCode = new Map<number, ErrorType[]>()
  for (const type of new Set(errors)) {
    const { http } = errorCatalogue[type]
    byCode.set(http, [...(byCode.get(http) ?? []), type])
  }
  const described = [...byCode].map(([http, types]) => {
    if (answersProblems && http >= 500) return [http, { description: `${listed(types)}\n\nThe body is empty.` }]
    if (answersProblems && (http === 400 || http === 404)) return [http, withProblem(components, types, request)]
    const [only, ...more] = types
    if (only !== undefined && more.length === 0)
      return [http, components.respond(capitalised(only), () => withEnvelope(components, types))]
    return [http, withEnvelope(components, types, listed(types), request.field)]
  })
  return Object.fromEntries(described)
}

const listed = (types: readonly ErrorType[]): string =>
  types.map(type => `- [\`${type}\`](/docs/errors/${type}): ${errorCatalogue[type].when}`).join('\n')

/** Example message for an error that names a field. */
const detailOf = (type: ErrorType, field: string): string => {
  if (type === 'missingField') return `${field}: is required`
  return type === 'invalidField' ? `${field}: is not valid` : errorCatalogue[type].message
}

const withEnvelope = (
  components: Components,
  types: readonly ErrorType[],
  description = listed(types),
  field = 'userId',
): Json => ({
  description,
  ...(types.some(type => errorCatalogue[type].http === 429) ? { headers: retryAfter } : {}),
  content: {
    'application/json': {
      schema: components.describe(ErrorEnvelope, 'ErrorEnvelope'),
      examples: Object.fromEntries(
        types.map(type => [type, { summary: summaryOf(type), value: envelopeOf(type, field) }]),
      ),
    },
  },
})

const summaryOf = (type: ErrorType): string => errorCatalogue[type].message

const envelopeOf = (type: ErrorType, field: string): Json => {
  const { status, teamCode, ...more } = errorCatalogue[type]
  const shown = 'displayMessage' in more ? { displayMessage: more.displayMessage } : {}
  return { status, message: detailOf(type, field), ...shown, errorType: type, errorHash: '9c2f0a1b', teamCode }
}

type Request = Pick<Failing, 'instance' | 'field'>

const withProblem = (components: Components, types: readonly ErrorType[], request: Request): Json => ({
  description: listed(types),
  content: {
    'application/problem+json': {
      schema: components.describe(ProblemDetails, 'ProblemDetails'),
      examples: Object.fromEntries(
        types.map(type => [type, { summary: summaryOf(type), value: problemOf(type, request) }]),
      ),
    },
  },
})

const problemOf = (type: ErrorType, { instance, field }: Request): Json => ({
  type: `urn:rialto:error:${type}`,
  title: errorCatalogue[type].message,
  status: errorCatalogue[type].http,
  detail: detailOf(type, field),
  instance,
  ...(/Field$/.test(type) ? { errors: { [field]: [detailOf(type, field).slice(`${field}: `.length)] } } : {}),
})
