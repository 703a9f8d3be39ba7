/** Hand-written guards: small enough for the SDK's budget, strict enough that a callback never sees a malformed payload. */
export type Check = (value: unknown) => boolean

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text: Check = value => typeof value === 'string'
/** JSON numbers only: never NaN or infinite. */
export const amount: Check = value => typeof value === 'number' && Number.isFinite(value)
export const integer: Check = value => Number.isSafeInteger(value)
export const flag: Check = value => typeof value === 'boolean'
export const literal =
  (...allowed: string[]): Check =>
  value =>
    allowed.includes(value as string)
export const maybe =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)
export const nullable =
  (check: Check): Check =>
  value =>
    value === null || check(value)
export const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check)

/** Every named field passes its check. Other fields are ignored, so that newer pages stay readable. */
export const shape =
  <T>(fields: Record<keyof T, Check>) =>
  (value: unknown): value is T =>
    isRecord(value) && (Object.keys(fields) as (keyof T & string)[]).every(name => fields[name](value[name]))
