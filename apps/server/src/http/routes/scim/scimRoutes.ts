import {
  ApiError,
  type Context,
  isUuid,
  type Provisioner,
  removeProvidedGroup,
  removeProvidedUser,
  saveProvidedGroup,
  saveProvidedUser,
} from '@rialto/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { bearer } from '../../bearer.ts'
import { addressOf } from '../../plugins/authenticate.ts'
import { rejectBeyond } from '../../plugins/rateLimit.ts'
import { ipAddressOf, teamContext } from '../admin/memberSession.ts'
import { applyPatch } from './applyPatch.ts'
import { readScimQuery, type ScimPage } from './readScimQuery.ts'
import { ScimError, sendScimError } from './scimError.ts'
import { groupResource, readGroup, readUser, userResource } from './scimResources.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './scimSchemas.ts'
import { readSearch } from './readSearch.ts'
import { selectAttributes } from './selectAttributes.ts'

const scimPath = '/scim/v2'

type WithId = FastifyRequest<{ Params: { id: string } }>
type Query = Readonly<Record<string, string | undefined>>

/** A list of RFC 7644, section 3.4.2. */
const listResponse = <T>(items: readonly T[], { total = items.length, startIndex = 1 } = {}) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: items.length,
  Resources: items,
})

const unknown = (): ScimError => new ScimError(404, 'There is no such resource.')

const idOf = ({ params: { id } }: WithId): string => {
  if (!isUuid(id)) throw unknown()
  return id.toLowerCase()
}

/**
 * Users and groups by SCIM 2.0 (RFC 7643, 7644), for the identity provider of one client. Its token
 * opens nothing else.
 */
export const scimRoutes = (app: FastifyInstance, ctx: Context): void => {
  const at = (path: string): string => `${ctx.settings.linkOrigin}${scimPath}${path}`
  const team = teamContext(ctx)

  /** Per request: the identity provider of its token. */
  const authenticate = async (request: FastifyRequest): Promise<Provisioner> => {
    const { failures, trustedProxies, requests, rateLimitPerMinute } = request.server.accessControl
    const from = addressOf(request, trustedProxies)
    failures.reject(from)
    const token = bearer(request)
    const found =
      token === undefined ? undefined : await ctx.store.provisioning.findByToken(ctx.environment, ctx.ids.sha256(token))
    if (found) {
      // One provider that writes without a pause must not keep the requests of other clients waiting.
      rejectBeyond(await requests.take(`scim:${found.provider.id}`, rateLimitPerMinute))
      return { ...found, ipAddress: ipAddressOf(request) }
    }
    failures.count(from)
    throw new ScimError(401, 'The token is not valid.')
  }
  const viewUser = async (by: Provisioner, id: string) => {
    const user = await ctx.store.provisioning.findUser(by.provider.id, id)
    if (!user) throw unknown()
    return userResource(user, await ctx.store.provisioning.groupsOf(id), at)
  }
  const viewGroup = async (by: Provisioner, id: string) => {
    const group = await ctx.store.provisioning.findGroup(by.provider.id, id)
    if (!group) throw unknown()
    return groupResource(group, at)
  }
  const listUsers = async ({ provider }: Provisioner, page: ScimPage, query: Query) => {
    const { items, total } = await ctx.store.provisioning.listUsers(provider.id, page)
    const views = await Promise.all(
      items.map(async user => userResource(user, await ctx.store.provisioning.groupsOf(user.id), at)),
    )
    return listResponse(
      views.map(view => selectAttributes(view, query)),
      { total, startIndex: page.startIndex },
    )
  }
  const listGroups = async ({ provider }: Provisioner, page: ScimPage, query: Query) => {
    const { items, total } = await ctx.store.provisioning.listGroups(provider.id, page)
    return listResponse(
      items.map(group => selectAttributes(groupResource(group, at), query)),
      { total, startIndex: page.startIndex },
    )
  }
  const created = (reply: FastifyReply, resource: { meta: { location: string } }) =>
    reply.code(201).header('location', resource.meta.location).send(resource)

  void app.register(
    async own => {
      own.setErrorHandler(sendScimError)
      own.setNotFoundHandler((request, reply) => sendScimError(unknown(), request, reply))
      own.decorateRequest('provisioner', undefined)
      own.addHook('onRequest', async (request, reply) => {
        void reply.type('application/scim+json')
        request.provisioner = await authenticate(request)
      })
      const by = ({ provisioner }: FastifyRequest): Provisioner => {
        if (!provisioner) throw new ApiError('serverFailure')
        return provisioner
      }

      own.get('/ServiceProviderConfig', async () => serviceProviderConfig(at))
      own.get('/ResourceTypes', async () => listResponse(resourceTypes(at)))
      own.get('/ResourceTypes/:id', async (request: WithId) => named(resourceTypes(at), request.params.id))
      own.get('/Schemas', async () => listResponse(schemas(at)))
      own.get('/Schemas/:id', async (request: WithId) => named(schemas(at), request.params.id))

      for (const url of ['/ServiceProviderConfig', '/ResourceTypes', '/Schemas'])
        own.route({
          url,
          method: ['POST', 'PUT', 'PATCH', 'DELETE'],
          handler: (request, reply) =>
            sendScimError(new ScimError(405, 'This resource can only be read.'), request, reply.header('allow', 'GET')),
        })
      own.post('/.search', async () => {
        throw new ScimError(501, 'Users and groups are searched separately: POST /Users/.search, /Groups/.search.')
      })

      own.get('/Users', request => {
        const query = readSearch(request.query)
        return listUsers(by(request), readScimQuery(query), query)
      })
      own.post('/Users/.search', request => {
        const query = readSearch(request.body)
        return listUsers(by(request), readScimQuery(query), query)
      })
      own.post('/Users', async (request, reply) => {
        const { id } = await saveProvidedUser(team, by(request), readUser(request.body))
        return created(reply, await viewUser(by(request), id))
      })
      own.get('/Users/:id', async (request: WithId) =>
        selectAttributes(await viewUser(by(request), idOf(request)), readSearch(request.query)),
      )
      own.put('/Users/:id', async (request: WithId) => {
        const id = idOf(request)
        const present = await viewUser(by(request), id)
        await saveProvidedUser(team, by(request), { ...readUser(request.body, present), id })
        return viewUser(by(request), id)
      })
      own.patch('/Users/:id', async (request: WithId) => {
        const id = idOf(request)
        const patched = await applyPatch(await viewUser(by(request), id), request.body)
        requireActive(patched)
        await saveProvidedUser(team, by(request), { ...readUser(patched), id })
        return viewUser(by(request), id)
      })
      own.delete('/Users/:id', async (request: WithId, reply) => {
        await removeProvidedUser(team, by(request), idOf(request))
        return reply.code(204).send()
      })

      own.get('/Groups', request => {
        const query = readSearch(request.query)
        return listGroups(by(request), readScimQuery(query), query)
      })
      own.post('/Groups/.search', request => {
        const query = readSearch(request.body)
        return listGroups(by(request), readScimQuery(query), query)
      })
      own.post('/Groups', async (request, reply) => {
        const { id } = await saveProvidedGroup(team, by(request), readGroup(request.body))
        return created(reply, await viewGroup(by(request), id))
      })
      own.get('/Groups/:id', async (request: WithId) =>
        selectAttributes(await viewGroup(by(request), idOf(request)), readSearch(request.query)),
      )
      own.put('/Groups/:id', async (request: WithId) => {
        const id = idOf(request)
        await saveProvidedGroup(team, by(request), { ...readGroup(request.body), id })
        return viewGroup(by(request), id)
      })
      own.patch('/Groups/:id', async (request: WithId) => {
        const id = idOf(request)
        const patched = await applyPatch(await viewGroup(by(request), id), request.body)
        await saveProvidedGroup(team, by(request), { ...readGroup(patched), id })
        return viewGroup(by(request), id)
      })
      own.delete('/Groups/:id', async (request: WithId, reply) => {
        await removeProvidedGroup(team, by(request), idOf(request))
        return reply.code(204).send()
      })
    },
    { prefix: scimPath },
  )
}

/** RFC 7644, section 3.5.2.2: a required attribute is not removed. The default of `active` would restore access. */
const requireActive = (user: unknown): void => {
  const isThere = Object.entries(Object(user) as object).some(
    ([name, value]) => /^active$/i.test(name) && value != null,
  )
  if (!isThere) throw new ScimError(400, 'active: is required', 'mutability')
}

const named = <T extends { id: string }>(items: readonly T[], id: string): T => {
  const found = items.find(item => item.id.toLowerCase() === id.toLowerCase())
  if (!found) throw unknown()
  return found
}

declare module 'fastify' {
  interface FastifyRequest {
    provisioner: Provisioner | undefined
  }
}
