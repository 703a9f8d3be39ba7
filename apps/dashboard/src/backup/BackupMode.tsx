import type { AdminValue } from '@rialto/contract'
import { Notice } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Code } from './Code.tsx'
import { ConfigurationBuilder } from './ConfigurationBuilder.tsx'

type Content = AdminValue<'readBackupMode', 'content'>
type File = Content['files'][number]

const refreshMs = 60_000
/** The catalog is published every hour: after two hours a publication was missed. */
const freshSeconds = 7_200

const keyCommand = 'rialto backup key'
const publishCommand = 'rialto backup publish --out /srv/deposits'
const openingCode = `import { tryService } from '@rialto/web-sdk'

const result = await tryService(signal => fetch('/my-backend/link-token', { method: 'POST', signal }))
if (result.isDown) link.openLinkBackup(backupConfig)
else if (result.answer.ok) link.openLink((await result.answer.json()).linkToken)
else showError(result.answer.status)
`

/**
 * Deposits while the service is down: the age of the data that users would see, and setup instructions for the client's
 * page.
 */
export function BackupMode() {
  const { messages } = useLanguage()
  const backup = useRead('readBackupMode', {}, { refreshMs })
  return (
    <Page title={messages.shell.pages.backupMode} intro={messages.backup.intro}>
      <Reading query={backup}>
        {content => (
          <>
            <LevelOne content={content} />
            <Card title={messages.backup.levelTwo}>
              <p>{messages.backup.levelTwoBody}</p>
            </Card>
            <Card title={messages.backup.opening}>
              <p>{messages.backup.openingBody}</p>
              <Code label={messages.backup.openingCode} text={openingCode} />
            </Card>
            <ConfigurationBuilder clientId={content.clientId} pairs={content.pairs} />
          </>
        )}
      </Reading>
      <Curl id="readBackupMode" />
    </Page>
  )
}

function CatalogKey({ value }: { value: Content['catalogKey'] }) {
  const { messages } = useLanguage()
  return value === null ? (
    <Code label={messages.backup.createKey} text={keyCommand} />
  ) : (
    <p className="copyable">
      <span className="strong">{messages.backup.catalogKey}</span>
      <code className="r-mono breakable">{value}</code>
      <CopyButton text={value} label={messages.common.copy(messages.backup.catalogKey)} />
    </p>
  )
}

function LevelOne({ content }: { content: Content }) {
  const language = useLanguage()
  const { messages } = language
  const { catalogKey, files } = content
  return (
    <Card title={messages.backup.levelOne}>
      <p>{messages.backup.levelOneBody}</p>
      <Snapshot content={content} />
      <CatalogKey value={catalogKey} />
      {files.length > 0 && (
        <Table
          label={messages.backup.files}
          columns={columnsOf(language)}
          rows={files}
          keyOf={({ name }) => name}
          empty={null}
        />
      )}
    </Card>
  )
}

function Snapshot({ content: { isPublishing, generatedTimestamp } }: { content: Content }) {
  const { messages } = useLanguage()
  if (generatedTimestamp === null)
    return (
      <>
        <Notice tone="warn" title={messages.backup.notPublished}>
          <p>{isPublishing ? messages.backup.folderEmpty : messages.backup.noFolder}</p>
        </Notice>
        <Code label={messages.backup.publish} text={publishCommand} />
      </>
    )
  const isOld = Date.now() / 1_000 - generatedTimestamp > freshSeconds
  return (
    <>
      <p>
        <span className="strong">{messages.backup.snapshot}</span> <Time seconds={generatedTimestamp} />
      </p>
      {isOld && (
        <Notice tone="warn" title={messages.backup.old}>
          <p>{messages.backup.oldBody}</p>
        </Notice>
      )}
    </>
  )
}

const columnsOf = ({ messages, format }: Language): readonly Column<File>[] => [
  { title: messages.backup.file, cell: ({ name }) => <code className="r-mono breakable">{name}</code> },
  { title: messages.backup.size, cell: ({ bytes }) => format.inUnit(bytes / 1_000, 'kilobyte'), isNumber: true },
]
