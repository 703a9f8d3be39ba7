/** Whether text is an address of one family, on its main network or its test network. */
export type AddressForm = (address: string, options: { testnet: boolean }) => boolean
