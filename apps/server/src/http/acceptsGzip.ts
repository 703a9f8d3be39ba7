import type { FastifyRequest } from 'fastify'

/** Whether the client accepts gzip (RFC 9110, section 12.5.3: a weight of 0 rejects it). */
export const acceptsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .map(coding => coding.toLowerCase().replace(/\s/g, ''))
    .some(coding => coding.split(';')[0] === 'gzip' && !/;q=0(\.0*)?$/.test(coding))
