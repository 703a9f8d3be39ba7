import { TextField } from '@rialto/ui'
import { useParams } from '@tanstack/react-router'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Secret } from '../parts/Secret.tsx'
import { textOf } from '../parts/formText.ts'
import { Deliveries } from './Deliveries.tsx'
import { EndpointState } from './Webhooks.tsx'

/** One endpoint: its deliveries, and everything that can be done to it. */
export function WebhookEndpoint() {
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
          intro={pauseReason ?? url}
          actions={
            <>
              <ActionDialog
                id="testWebhookEndpoint"
                label="Send test event"
                confirmLabel="Send"
                request={() => ({ params })}
                done={({ accepted, statusCode, error, durationMs }) => (
                  <p role="status">
                    {accepted ? 'Accepted' : 'Not accepted'}: {statusCode === null ? error : `HTTP ${statusCode}`} in{' '}
                    {durationMs} ms
                  </p>
                )}
              >
                <p>Sends a signed webhook.test event now and shows the answer.</p>
              </ActionDialog>
              <ActionDialog
                id="rotateWebhookSecret"
                label="Rotate secret"
                request={form => ({ params, body: { overlapSeconds: 3_600 * Number(textOf(form, 'hours')) } })}
                done={({ secret }) => <Secret name="Signing secret" text={secret} />}
              >
                <p>During the overlap both secrets sign, so that your server can move from one to the other.</p>
                <TextField
                  label="Overlap, hours"
                  name="hours"
                  type="number"
                  min={0}
                  max={720}
                  defaultValue={24}
                  required
                />
              </ActionDialog>
              {status === 'paused' ? (
                <ActionDialog id="resumeWebhookEndpoint" label="Resume" request={() => ({ params })}>
                  <p>What waits is delivered now, in order.</p>
                </ActionDialog>
              ) : (
                <ActionDialog id="pauseWebhookEndpoint" label="Pause" request={() => ({ params })}>
                  <p>Events wait until the endpoint is resumed.</p>
                </ActionDialog>
              )}
              <ActionDialog
                id="updateWebhookEndpoint"
                label="Change"
                confirmLabel="Save"
                request={form => ({
                  params,
                  body: {
                    url: textOf(form, 'url'),
                    label: textOf(form, 'label'),
                    ...(eventTypes.length > 0 && { eventTypes }),
                  },
                })}
              >
                <TextField label="URL" name="url" type="url" defaultValue={url} required />
                <TextField label="Label" name="label" maxLength={100} defaultValue={label} />
              </ActionDialog>
              <ActionDialog id="removeWebhookEndpoint" label="Remove" request={() => ({ params })}>
                <p>The endpoint and the events that wait for it are removed. This cannot be undone.</p>
              </ActionDialog>
            </>
          }
        >
          <Card title="Deliveries">
            <Deliveries filter={{ endpointId: id }} />
          </Card>
        </Page>
      )}
    </Reading>
  )
}
