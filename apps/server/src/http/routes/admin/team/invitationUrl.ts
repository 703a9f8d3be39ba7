/** URL of an invitation. The code follows `#`, because browsers do not send the fragment to servers. */
export const invitationUrl = (origin: string, code: string): string => `${origin}/dashboard/invitation#${code}`
