import { TextField } from '@rialto/ui'
import { useParams } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Secret } from '../parts/Secret.tsx'
import { textOf } from '../parts/formText.ts'
import { Deliveries } from './Deliveries.tsx'
import { EndpointState } from './Webhooks.tsx'

/** One endpoint: its deliveries, and all of its actions. */
export function WebhookEndpoint() {
  const { messages, format } = useLanguage()
  const { endpointId: id = '' } = useParams({ strict: false })
  const params = { id }
  const endpoint = useRead('readWebhookEndpoint', { params }, { refreshMs: 5_000 })
  return (
    <Reading query={endpoint}>
      {({ url, label, status, pauseReason, eventTypes }) => (
        <Page
          title={
            <>
              <span className="breakable">{label || url}</span> <EndpointState status={status} />
            </>
          }
          intro={[label && url, pauseReason].filter(Boolean).join(' · ')}
          actions={
            <>
              <ActionDialog
                id="testWebhookEndpoint"
                label={messages.webhooks.test}
                confirmLabel={messages.common.send}
                request={() => ({ params })}
                done={({ accepted, statusCode, error, durationMs }) => (
                  <p role="status">
                    {(accepted ? messages.webhooks.accepted : messages.webhooks.notAccepted)(
                      statusCode === null ? (error ?? messages.webhooks.noAnswer) : `HTTP ${statusCode}`,
                      format.milliseconds(durationMs),
                    )}
                  </p>
                )}
              >
                <p>{messages.webhooks.testBody}</p>
              </ActionDialog>
              <ActionDialog
                id="rotateWebhookSecret"
                label={messages.webhooks.rotate}
                request={form => ({ params, body: { overlapSeconds: 3_600 * Number(textOf(form, 'hours')) } })}
                done={({ secret }) => <Secret name={messages.webhooks.signingSecret} text={secret} />}
              >
                <p>{messages.webhooks.rotateBody}</p>
                <TextField
                  label={messages.webhooks.overlap}
                  name="hours"
                  type="number"
                  min={0}
                  max={720}
                  defaultValue={24}
                  required
                />
              </ActionDialog>
              {status === 'paused' ? (
                <ActionDialog id="resumeWebhookEndpoint" label={messages.webhooks.resume} request={() => ({ params })}>
                  <p>{messages.webhooks.resumeBody}</p>
                </ActionDialog>
              ) : (
                <ActionDialog id="pauseWebhookEndpoint" label={messages.webhooks.pause} request={() => ({ params })}>
                  <p>{messages.webhooks.pauseBody}</p>
                </ActionDialog>
              )}
              <ActionDialog
                id="updateWebhookEndpoint"
                label={messages.common.change}
                confirmLabel={messages.common.save}
                request={form => ({
                  params,
                  body: {
                    url: textOf(form, 'url'),
                    label: textOf(form, 'label'),
                    ...(eventTypes.length > 0 && { eventTypes }),
                  },
                })}
              >
                <TextField label={messages.webhooks.url} name="url" type="url" defaultValue={url} required />
                <TextField label={messages.common.label} name="label" maxLength={100} defaultValue={label} />
              </ActionDialog>
              <ActionDialog id="removeWebhookEndpoint" label={messages.common.remove} request={() => ({ params })}>
                <p>{messages.webhooks.removeBody}</p>
              </ActionDialog>
            </>
          }
        >
          <Card title={messages.webhooks.deliveries}>
            <Deliveries filter={{ endpointId: id }} />
          </Card>
        </Page>
      )}
    </Reading>
  )
}
