import { createSession, LinkConnect, type LinkSession, tryService } from '@rialto/react-native'
import { openAuthSessionAsync } from 'expo-web-browser'
import { useState } from 'react'
import { Button, Text, View } from 'react-native'

/** Your backend: it creates the link token and passes the service's status on. */
const backend = 'https://shop.example.com'

export function App() {
  const [session, setSession] = useState<LinkSession>()
  const [note, setNote] = useState('')

  const deposit = async () => {
    const result = await tryService(signal => fetch(`${backend}/api/link-token`, { method: 'POST', signal }))
    if (result.isDown) return openBackup()
    if (!result.answer.ok) return setNote(`HTTP ${result.answer.status}`)
    const { linkToken } = (await result.answer.json()) as { linkToken: string }
    await run(createSession({ linkToken, openBrowser: url => openAuthSessionAsync(url, 'harbor://link') }))
  }
  /** The service is down: deposits continue with the configuration that your backend signed. */
  const openBackup = async () => {
    const response = await fetch(`${backend}/api/backup-config`)
    if (!response.ok) return setNote('Deposits are not available at the moment. Try again.')
    await run(createSession({ backupConfig: await response.json(), backupUrl: 'https://deposits.example.net' }))
  }
  const run = async (started: LinkSession) => {
    setSession(started)
    const { status, transfers } = await started.outcome
    setSession(undefined)
    setNote(transfers.length > 0 ? 'Your deposit is on its way.' : status === 'failed' ? 'Something went wrong.' : '')
  }

  if (session) return <LinkConnect {...session.props} />
  return (
    <View style={{ flex: 1, justifyContent: 'center', padding: 24, gap: 16 }}>
      <Button title="Deposit" onPress={() => void deposit()} />
      <Text accessibilityRole="alert">{note}</Text>
    </View>
  )
}
