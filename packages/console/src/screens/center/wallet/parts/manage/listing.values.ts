import type { ParamsOf, wallets } from '@mpc/api';
import { checkAddress } from '@mpc/api/addresses';
import { isAmount } from '@mpc/ui';

/** What a request to list a coin says, as it is typed. */
export interface ListingValues {
  network: string;
  contract: string;
  symbol: string;
  decimals: string;
  link: string;
  remark: string;
}

export const emptyListing: ListingValues = {
  network: '',
  contract: '',
  symbol: '',
  decimals: '',
  link: '',
  remark: '',
};

/** Whether something kept in the browser is a draft of this form. */
export function isListingValues(kept: unknown): kept is ListingValues {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.keys(emptyListing).every(
    (name) => typeof (kept as Record<string, unknown>)[name] === 'string',
  );
}

/** Whether a text could be the contract of a token: on some chains nobody may pay to one. */
export function mayBeContract(network: string, text: string): boolean {
  const check = checkAddress(network, text);
  return check.ok || check.reason.code === 'systemAddress';
}

/** At most 36 digits after the point. */
export const isDecimals = (text: string): boolean =>
  text.length <= 2 && isAmount(text, { decimals: 0 }) && Number(text) <= 36;

/** A page that nobody on the way can change. */
export function isProjectLink(text: string): boolean {
  return text.length <= 255 && /^https:\/\/[^/?#\s]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}

/** The request as it is sent. */
export const toListing = (
  walletId: number,
  values: ListingValues,
): ParamsOf<typeof wallets.requestListing> => ({
  wallet_id: walletId,
  base_symbol: values.network,
  contract_address: values.contract.trim(),
  symbol: values.symbol.trim(),
  decimals: Number(values.decimals),
  link: values.link.trim(),
  ...(values.remark.trim() === '' ? {} : { remark: values.remark.trim() }),
});
