import type { ReactNode } from 'react'

export const metadata = { title: 'Harbor Coffee' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ fontFamily: 'system-ui', maxWidth: 480, margin: '64px auto', padding: 16 }}>{children}</body>
    </html>
  )
}
