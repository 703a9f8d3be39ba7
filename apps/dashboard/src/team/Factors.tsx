import { TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { codeOf } from '../parts/codeOf.ts'
import { textOf } from '../parts/formText.ts'
import { Card } from '../parts/Page.tsx'
import { Authenticator } from '../session/Authenticator.tsx'

/** The password and the authenticator app of the member. */
export function Factors() {
  const { messages } = useLanguage()
  const { team, session } = messages
  return (
    <Card title={team.factors}>
      <p className="r-soft">{team.factorsIntro}</p>
      <div className="row-actions">
        <ActionDialog
          id="changePassword"
          label={team.changePassword}
          request={form => ({
            body: { currentPassword: textOf(form, 'currentPassword'), newPassword: textOf(form, 'newPassword') },
          })}
        >
          <TextField
            label={team.currentPassword}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
          />
          <TextField
            label={team.newPassword}
            name="newPassword"
            type="password"
            autoComplete="new-password"
            minLength={12}
            maxLength={200}
            help={session.passwordHelp}
            required
          />
          <p>{team.othersEnd}</p>
        </ActionDialog>
        <ActionDialog
          id="beginAuthenticator"
          label={team.newAuthenticator}
          request={() => ({})}
          done={content => (
            <>
              <Authenticator {...content} />
              <p>{team.thenReplace}</p>
            </>
          )}
        >
          <p>{team.newAuthenticatorBody}</p>
        </ActionDialog>
        <ActionDialog
          id="replaceAuthenticator"
          label={team.replaceAuthenticator}
          request={form => ({ body: { oneTimeCode: codeOf(form) } })}
          done={() => <p>{team.authenticatorReplaced}</p>}
        >
          <TextField
            label={session.oneTimeCode}
            name="oneTimeCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            help={session.codeNowHelp}
            required
          />
          <p>{team.othersEnd}</p>
        </ActionDialog>
      </div>
    </Card>
  )
}
