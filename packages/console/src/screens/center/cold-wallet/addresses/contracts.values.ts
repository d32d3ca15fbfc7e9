import { addressKey, checkAddress } from '@mpc/api/addresses';
import { fitsPart, isText } from '#shared/fields.ts';

/** What is entered as the contracts of a network. */
export interface ContractValues {
  warm: string;
  cold: string;
  /** What was typed of an address that looks like a known one. */
  warmProof: string;
  coldProof: string;
  remark: string;
}

/** The two contracts of a network. */
export const tiers = ['warm', 'cold'] as const;
export type Tier = (typeof tiers)[number];

/** The form in which the contracts in force are changed. */
export const valuesOf = ({ warm_address, cold_address }: ContractPair): ContractValues => ({
  warm: warm_address,
  cold: cold_address,
  warmProof: '',
  coldProof: '',
  remark: '',
});

const noEdits: Partial<ContractValues> = {};

const isContractEdits = fitsPart<ContractValues>({
  warm: isText,
  cold: isText,
  warmProof: isText,
  coldProof: isText,
  remark: isText,
});

/** Where what was entered in place of the contracts in force is kept until it is sent. */
export const contractsDraft = (walletId: number, base: string) => ({
  kind: `cold-contracts ${walletId} ${base}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isContractEdits,
});

/** Two addresses as they are sent. */
export interface ContractPair {
  warm_address: string;
  cold_address: string;
}

/** The addresses as they are sent; null while one is none, or both are one. */
export function pairOf(base: string, { warm, cold }: Pick<ContractValues, Tier>): ContractPair | null {
  const [one, other] = [checkAddress(base, warm), checkAddress(base, cold)];
  if (!one.ok || !other.ok || isSame(base, warm, cold)) return null;
  return { warm_address: one.normalized, cold_address: other.normalized };
}

/** Whether two texts are one address on a network, however it is written. */
export const isSame = (base: string, one: string, other: string): boolean =>
  one !== '' && addressKey(base, one) === addressKey(base, other);

/** Whether two pairs are the same. */
export const samePair = (base: string, one: ContractPair, other: ContractPair): boolean =>
  isSame(base, one.warm_address, other.warm_address) && isSame(base, one.cold_address, other.cold_address);
