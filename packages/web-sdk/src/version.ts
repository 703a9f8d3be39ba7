/** Sent to the Link page in `meshSDKSpecs`. */
export const SDK_VERSION = '3.16.0'
