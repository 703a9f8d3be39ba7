const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Whether a text has the form of our ids, in either letter case. Anything else is no id of ours, and PostgreSQL would reject it as
 * a `uuid`.
 */
export const isUuid = (text: string): boolean => uuid.test(text)
