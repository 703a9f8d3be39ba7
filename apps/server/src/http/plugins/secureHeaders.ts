import type { FastifyInstance } from 'fastify'

/** Default security headers of every response. A route can override them. */
export const secureHeaders = (app: FastifyInstance, isProduction: boolean): void => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-content-type-options', 'nosniff')
    void reply.header('x-request-id', request.id)
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    // Browsers honour it over https only, and production is reached only over https.
    if (isProduction) void reply.header('strict-transport-security', 'max-age=31536000')
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}
