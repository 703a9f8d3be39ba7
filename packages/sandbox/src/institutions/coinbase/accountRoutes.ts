import type { Context } from '../context.ts'
import { assets } from '../data/assets.ts'
import { listingsOf, type Listing } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import { json, readJsonObject, stableUuid } from '../http/types.ts'
import { accountId, accountModel, accountsOf, brokerageAccountModel, findAccount } from './accounts.ts'
import { coinbaseError, coinbaseNetworks, data, notFound, validationError } from './data.ts'
import { paginate } from './paginate.ts'
import { withToken } from './withToken.ts'
import { depositAccount } from '../deposits/createDeposits.ts'

const addressModel = (ctx: Context, persona: string, listing: Listing) => {
  const account = accountId(persona, listing.symbol)
  const address = ctx.chains.depositAddress({
    institution: 'coinbase',
    account: depositAccount('perAsset', persona, listing.symbol),
  })
  const id = stableUuid(`coinbase/address/${persona}/${listing.symbol}/${listing.networkName}`)
  return {
    id,
    address,
    address_info: { address },
    name: null,
    created_at: '2024-01-01T00:00:00Z',
    updated_at: '2024-01-01T00:00:00Z',
    network: listing.networkName,
    uri_scheme: listing.networkName,
    resource: 'address',
    resource_path: `/v2/accounts/${account}/addresses/${id}`,
    address_label: `${listing.symbol} address (${listing.name})`,
    deposit_uri: `${listing.networkName}:${address}`,
    callback_url: null,
  }
}

const userModel = (persona: string, scopes: readonly string[]) => ({
  id: stableUuid(`coinbase/user/${persona}`),
  name: `${persona} Sandbox`,
  username: persona.toLowerCase(),
  profile_location: null,
  profile_bio: null,
  profile_url: null,
  avatar_url: '',
  resource: 'user',
  resource_path: '/v2/user',
  country: { code: 'US', name: 'United States of America', is_in_europe: false },
  ...(scopes.includes('wallet:user:email') ? { email: `${persona.toLowerCase()}@sandbox.example` } : {}),
})

/** The user, their accounts and deposit addresses. */
export const accountRoutes = (ctx: Context): Route[] => {
  const openListings = (symbol: string) =>
    listingsOf(ctx.chains, coinbaseNetworks, symbol).filter(l => l.route !== undefined)
  return [
    [
      'GET',
      '/v2/user',
      withToken(ctx, ['wallet:user:read'], ({ persona, grant }, request) =>
        data(request, userModel(persona.name, grant.scopes)),
      ),
    ],
    [
      'GET',
      '/v2/user/auth',
      withToken(ctx, [], ({ grant }, request) =>
        data(request, { method: 'oauth', scopes: grant.scopes, oauth_meta: {} }),
      ),
    ],
    [
      'GET',
      '/v2/accounts',
      withToken(ctx, ['wallet:accounts:read'], ({ persona }, request) => {
        const page = paginate(
          request,
          accountsOf(ctx, persona.name).map(account => accountModel(ctx, persona.name, account)),
        )
        if (page === undefined) return notFound()
        return data(request, page.items, 200, { pagination: page.pagination })
      }),
    ],
    [
      'GET',
      '/v2/accounts/:id',
      withToken(ctx, ['wallet:accounts:read'], ({ persona }, request, [id = '']) => {
        const account = findAccount(ctx, persona.name, id)
        return account === undefined ? notFound() : data(request, accountModel(ctx, persona.name, account))
      }),
    ],
    [
      'GET',
      '/v2/accounts/:id/addresses',
      withToken(ctx, ['wallet:addresses:read'], ({ persona }, request, [id = '']) => {
        const account = findAccount(ctx, persona.name, id)
        if (account === undefined) return notFound()
        const open = account.heldUnits === undefined ? openListings(account.asset.symbol) : []
        const page = paginate(
          request,
          open.map(l => addressModel(ctx, persona.name, l)),
        )
        return page === undefined ? notFound() : data(request, page.items, 200, { pagination: page.pagination })
      }),
    ],
    [
      'POST',
      '/v2/accounts/:id/addresses',
      withToken(ctx, ['wallet:addresses:create'], ({ persona }, request, [id = '']) => {
        const account = findAccount(ctx, persona.name, id)
        if (account === undefined) return notFound()
        if (account.heldUnits !== undefined) return validationError('This account cannot receive')
        const body = request.body === '' ? {} : readJsonObject(request.body)
        if (body === undefined) return coinbaseError(400, 'invalid_request', 'The request body is not JSON')
        const open = openListings(account.asset.symbol)
        const listing = body['network'] === undefined ? open[0] : open.find(l => l.networkName === body['network'])
        if (listing === undefined) return validationError('Network is not supported for this currency')
        return data(request, addressModel(ctx, persona.name, listing), 201)
      }),
    ],
    [
      'GET',
      '/api/v3/brokerage/accounts',
      withToken(ctx, ['wallet:accounts:read'], ({ persona }) => {
        const accounts = assets.map(asset => brokerageAccountModel(ctx, persona.name, asset))
        return json(200, { accounts, has_next: false, cursor: '', size: accounts.length })
      }),
    ],
  ]
}
