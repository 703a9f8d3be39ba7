/** Sent to the Link page in `meshSDKSpecs`. */
export const SDK_VERSION = '0.1.0'
