import type { AddressOrigin } from '@mpc/ui';
import { type FeeChoice, usualFee } from '#features/network-fee';

/** What is typed to call a contract. */
export interface Web3Values {
  dappName: string;
  dappUrl: string;
  dappImg: string;
  /** The chain's main coin, by its symbol; null until one is chosen. */
  chain: string | null;
  contract: string;
  /** Which of the sub-wallet's addresses calls it; absent for the server's choice. */
  from?: string;
  origin: AddressOrigin;
  /** Of the main coin, sent along. */
  amount: string;
  /** What the contract is told, in hex. */
  data: string;
  /** What an unreadable call is for, as the person says: 0 a permission to spend, 1 anything else. */
  purpose: 0 | 1;
  fee: FeeChoice;
  remark: string;
}

/** A form nobody has touched. */
export const emptyWeb3: Web3Values = {
  dappName: '',
  dappUrl: '',
  dappImg: '',
  chain: null,
  contract: '',
  origin: 'typed',
  amount: '0',
  data: '',
  purpose: 1,
  fee: usualFee,
  remark: '',
};

const texts = ['dappName', 'dappUrl', 'dappImg', 'contract', 'origin', 'amount', 'data', 'remark'] as const;

/** Whether something kept in the browser is a draft of this form. */
export function isWeb3Values(kept: unknown): kept is Web3Values {
  if (typeof kept !== 'object' || kept === null) return false;
  const values = kept as Record<string, unknown>;
  const fee = values['fee'];
  return (
    texts.every((name) => typeof values[name] === 'string') &&
    (values['chain'] === null || typeof values['chain'] === 'string') &&
    (values['purpose'] === 0 || values['purpose'] === 1) &&
    typeof fee === 'object' &&
    fee !== null &&
    'price' in fee &&
    'limit' in fee &&
    'id' in fee
  );
}
