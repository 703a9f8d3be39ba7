/** Sent to the Link page and to the backup widget. */
export const SDK_VERSION = '2.7.0'
