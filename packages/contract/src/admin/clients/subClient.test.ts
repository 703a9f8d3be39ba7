import { aUuid, describeRequest, text } from '../../testing/describeRequest.ts'
import { RegisteredClientInfo } from './subClient.ts'

const url = 'https://sub.example/back'

describeRequest(
  RegisteredClientInfo,
  { businessLegalName: 'Sub GmbH', displayName: 'Sub', callbackUrls: [url] },
  {
    takes: {
      'names of 300 characters': { businessLegalName: text(300), displayName: text(300) },
      'ids that nobody knows': { catalogConfiguration: { integrationWhiteList: [aUuid] } },
    },
    refuses: {
      'no name to show': { displayName: '' },
      'a name of 301 characters': { businessLegalName: text(301) },
      'no callback URL': { callbackUrls: [] },
      '51 callback URLs': { callbackUrls: Array.from({ length: 51 }, () => url) },
      'a URL of 2049 characters': { callbackUrls: [text(2_049)] },
      'an integration by name': { catalogConfiguration: { excludeIntegrations: ['coinbase'] } },
      'a category that there is not': { catalogConfiguration: { excludeIntegrationCategories: ['bank'] } },
    },
  },
)
