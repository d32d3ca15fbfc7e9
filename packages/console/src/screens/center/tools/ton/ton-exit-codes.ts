/**
 * What the virtual machine of TON, and the phase that carries out its actions, end with where something failed.
 * docs.ton.org/tvm/exit-codes; 0 and 1 are well, 0 to 127 are the chain's own.
 */
const chainCodes = [
  -14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 50,
] as const;

/**
 * What token contracts commonly end with: stablecoin-contract (45 to 74, 333) and token-contract (705 to 709) of
 * github.com/ton-blockchain; 65535 is any contract that does not know the operation.
 */
const contractCodes = [45, 47, 48, 49, 72, 73, 74, 333, 705, 706, 709, 65_535] as const;

export type KnownExitCode = (typeof chainCodes)[number] | (typeof contractCodes)[number];

const ofChain: readonly number[] = chainCodes;
const ofContracts: readonly number[] = contractCodes;

/** What is known of an exit code: the chain's own, or a custom of token contracts. Null where a contract alone knows. */
export function knownExitCode(code: number): { code: KnownExitCode; isCustom: boolean } | null {
  if (ofChain.includes(code)) return { code: code as KnownExitCode, isCustom: false };
  return ofContracts.includes(code) ? { code: code as KnownExitCode, isCustom: true } : null;
}
