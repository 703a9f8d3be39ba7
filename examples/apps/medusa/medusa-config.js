const { defineConfig } = require('@medusajs/framework/utils')

/** RIALTO_URL, RIALTO_CLIENT_ID and RIALTO_CLIENT_SECRET are those of your client; the webhook's secret is its endpoint's. */
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false },
    http: {
      storeCors: 'http://localhost',
      adminCors: 'http://localhost',
      authCors: 'http://localhost',
      jwtSecret: process.env.JWT_SECRET ?? 'only-for-the-example',
      cookieSecret: process.env.COOKIE_SECRET ?? 'only-for-the-example',
    },
  },
  modules: [
    {
      resolve: '@medusajs/medusa/payment',
      options: {
        webhook_delay: 500,
        providers: [
          {
            resolve: './src/modules/rialto',
            id: 'rialto',
            options: {
              baseUrl: process.env.RIALTO_URL,
              clientId: process.env.RIALTO_CLIENT_ID,
              clientSecret: process.env.RIALTO_CLIENT_SECRET,
              webhookSecret: process.env.RIALTO_WEBHOOK_SECRET,
              // A coin of the shop's currency, and the network on which it is paid.
              currency: 'usd',
              symbol: 'USDC',
              networkId: process.env.RIALTO_NETWORK_ID,
            },
          },
        ],
      },
    },
  ],
})
