import { useLanguage } from '../messages/LanguageContext.tsx'
import { Page } from '../parts/Page.tsx'
import { LogTable } from './LogTable.tsx'

/** Every change with its previous value. */
export function AuditLog() {
  const { messages } = useLanguage()
  return (
    <Page title={messages.shell.pages.auditLog} intro={messages.team.auditIntro}>
      <LogTable id="listAuditEntries" label={messages.shell.pages.auditLog} />
    </Page>
  )
}
