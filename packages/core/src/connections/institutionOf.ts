import type { Context } from '../context.ts'

/** The institution of an integration type. For a type that is no longer offered, the type itself. */
export const institutionOf = ({ connectors }: Pick<Context, 'connectors'>, type: string): string =>
  connectors.find(type)?.descriptor.institution ?? type
