const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils')
const {
  createApiKeysWorkflow,
  createCartWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} = require('@medusajs/medusa/core-flows')

/** A shop with one region in dollars, whose orders are paid by Rialto, and a cart with a service of 25 dollars. */
module.exports = {
  __esModule: true,
  default: async ({ container }) => {
    const run = async (workflow, input) => (await workflow(container).run({ input })).result
    const [channel] = await run(createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Shop' }] })
    const [key] = await run(createApiKeysWorkflow, {
      api_keys: [{ title: 'Storefront', type: 'publishable', created_by: '' }],
    })
    await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })
    const [region] = await run(createRegionsWorkflow, {
      regions: [{ name: 'World', currency_code: 'usd', countries: ['us'], payment_providers: ['pp_rialto_rialto'] }],
    })
    const cart = await run(createCartWorkflow, {
      region_id: region.id,
      sales_channel_id: channel.id,
      email: 'user@example.com',
      items: [{ title: 'Membership', quantity: 1, unit_price: 25, requires_shipping: false }],
    })
    const users = container.resolve(Modules.USER)
    const user = await users.createUsers({ email: 'owner@example.com' })
    const secret = await run(createApiKeysWorkflow, {
      api_keys: [{ title: 'Owner', type: 'secret', created_by: user.id }],
    })
    container.resolve(ContainerRegistrationKeys.LOGGER).info('the shop is there')
    process.stdout.write(`shop ${JSON.stringify({ publishable: key.token, secret: secret[0].token, cart: cart.id })}\n`)
  },
}
