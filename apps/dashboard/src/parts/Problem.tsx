import { Button, Notice } from '@rialto/ui'

/** What went wrong, in the server's words, and what can be done. */
export function Problem({ error, onRetry }: { error: Error; onRetry?: () => unknown }) {
  return (
    <Notice tone="bad" live>
      <p>{error.message}</p>
      {onRetry && (
        <Button kind="text" onClick={() => void onRetry()}>
          Try again
        </Button>
      )}
    </Notice>
  )
}
