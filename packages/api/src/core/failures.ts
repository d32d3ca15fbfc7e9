import { codes, type RefusalCode } from './codes.ts';
import type { Endpoint } from './endpoint.ts';

/** What any call may answer, whatever it is about: the system or the request is broken, the session is over, the account is not let in. */
export const generalCodes: readonly RefusalCode[] = [
  codes.systemError,
  codes.badParameter,
  codes.sessionExpired,
  codes.custodyNotOpened,
  codes.custodyNotAvailable,
  codes.invalidMerchant,
  codes.merchantExpired,
];

/** What a call may answer besides for what one of its parameters names: a wallet, a sub-wallet, a length of page. */
const codesByParameter: Record<string, readonly RefusalCode[]> = {
  wallet_id: [codes.walletNotFound, codes.noPermission],
  sub_wallet_id: [codes.subWalletNotFound],
  sub_wallet_ids: [codes.subWalletNotFound],
  page_size: [codes.tooManyRows],
};

/** Every code a call may answer: its line's own, those of what it names, and the general ones. For documents and the sandbox. */
export function codesOf({ refusals, schema: { params } }: Endpoint): RefusalCode[] {
  const names = params !== undefined && 'entries' in params ? Object.keys(params.entries as object) : [];
  const named = names.flatMap((name) => codesByParameter[name] ?? []);
  return [...new Set([...refusals, ...named, ...generalCodes])];
}
