import { callCode, type CodeForm } from '../developers/requestCode.ts'
import { defaultUser, type PreviewedSession } from './sessionOf.ts'

/** The calls with which a server opens the previewed session: one that stores the configuration, and one that creates the link token. */
export const previewCode = (form: CodeForm, origin: string, session: PreviewedSession, savedId: string | undefined) => {
  const { configuration, userId = defaultUser, transferOptions } = session
  const body = {
    userId,
    configurationId: savedId ?? '<configurationId>',
    ...(transferOptions && { transferOptions: { ...transferOptions, transactionId: '<transactionId>' } }),
  }
  return {
    configuration: callCode(form, origin, {
      ...{ api: 'management', method: 'POST', path: '/admin/api/v1/LinkConfiguration' },
      body: configuration,
    }),
    linkToken: callCode(form, origin, {
      ...{ api: 'integration', method: 'POST', path: '/api/v1/linktoken' },
      body,
    }),
  }
}
