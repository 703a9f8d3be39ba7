import { useLanguage } from '../messages/LanguageContext.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

type PreviewDialogProps = {
  /** The operation that opens Link. */
  of: 'previewLinkConfiguration' | 'previewSubClient'
  id: string
}

/** Link itself in a frame, as users see it. */
export function PreviewDialog({ of, id }: PreviewDialogProps) {
  const { messages } = useLanguage()
  const { title, open, body } = messages.preview
  return (
    <ActionDialog
      id={of}
      label={title}
      confirmLabel={open}
      request={() => ({ params: { id } })}
      done={({ previewUrl }) => <PreviewFrame url={previewUrl} />}
    >
      <p>{body}</p>
    </ActionDialog>
  )
}
