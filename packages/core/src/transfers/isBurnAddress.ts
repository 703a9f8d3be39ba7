/** The zero address of EVM chains and the system program of Solana: nobody holds a key of them. */
const burnAddresses = [/^0x0{40}$/i, /^1{32}$/]

/** Whether what is sent to the address is lost, although its form is right. */
export const isBurnAddress = (address: string): boolean => burnAddresses.some(pattern => pattern.test(address))
