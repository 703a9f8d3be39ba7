/** Whether code is that of a contract. An account with a key that borrows a contract's code (EIP-7702) signs and sends with its key. */
export const isContractCode = (code: string): boolean => code !== '0x' && !code.startsWith('0xef0100')
