import { linkOperation } from './linkOperation.ts'
import { LinkSourcesRequest, LinkSourcesResult } from './shapes/linkPreview.ts'

export const linkSourcesOperation = linkOperation({
  id: 'linkSources',
  method: 'POST',
  path: '/transfers/sources',
  needsSession: true,
  body: LinkSourcesRequest,
  content: LinkSourcesResult,
  errors: [],
})
