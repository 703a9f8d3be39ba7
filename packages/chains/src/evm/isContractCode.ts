/**
 * Whether bytecode belongs to a contract. A key-controlled account that delegates to a contract (EIP-7702) still signs
 * and sends with its key.
 */
export const isContractCode = (code: string): boolean => code !== '0x' && !code.startsWith('0xef0100')
