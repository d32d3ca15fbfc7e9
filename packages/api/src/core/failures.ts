import type { Endpoint } from './endpoint.ts';

/** What a refusal means to a console. The code tells which; a code not listed here is an ordinary message. */
export type FailureKind =
  | 'silent'
  | 'signedOut'
  | 'notPermitted'
  | 'selectionLost'
  | 'subWalletGone'
  | 'message';

/** What the caller does about each code that the console passes over in silence; the answer to it is the caller's own. */
export const silentReactions = {
  /** The destination carries a risk: warn, and send again with confirm_risk=1 once the person accepts it. */
  '200137': 'confirmRisk',
  /** The destination could not be screened: let the person wait, or go on without. */
  '200139': 'waitOrContinue',
  /** The destination is not on the whitelist: say so under it, and offer to add it to the address book. */
  '200109': 'addToBook',
  /** The destination is blacklisted: say so under it; it cannot be paid. */
  '200143': 'changeAddress',
  /** Another change of the same thing is under way: lead to it. */
  '200145': 'openPending',
  /** The gas station holds too little: show the address to fill it by. */
  '200163': 'fillGasStation',
  /** The TRON auto agent is not authorised, or in arrears: lead to its page. */
  '200164': 'setUpTronAgent',
  /** The package allows no more of this: lead to the invoices. */
  '200166': 'upgradePackage',
  /** The authenticator's code is needed: ask for it, and send again with it. */
  '100181': 'askCode',
  /** The authenticator's code is wrong: say so at its field. */
  '100180': 'correctCode',
  /** The co-signer is offline or not set up: lead to its page. */
  '200170': 'setUpCoSigner',
  /** The same request was taken before: stay, say so, and read the order that `data` names. */
  '100023': 'openSubmitted',
  /** The list of coins is full: say so, and lead to managing coins. */
  '200140': 'manageCoins',
} as const;

/** A code its caller answers itself. */
export type SilentCode = keyof typeof silentReactions;

/** What a caller does about such a code. */
export type SilentReaction = (typeof silentReactions)[SilentCode];

const kinds: Record<Exclude<FailureKind, 'message'>, readonly string[]> = {
  silent: Object.keys(silentReactions),
  signedOut: ['110909'],
  notPermitted: ['110249', '110924', '100015'],
  selectionLost: ['200005', '200004', '100016'],
  subWalletGone: ['200125'],
};

const kindByCode = new Map(
  Object.entries(kinds).flatMap(([kind, codes]) => codes.map((code) => [code, kind as FailureKind] as const)),
);

/** The kind of a non-zero code. Codes are compared as text. */
export function kindOf(code: string): FailureKind {
  return kindByCode.get(code) ?? 'message';
}

/** Every code that has a meaning of its own, by kind: for documents and tests. */
export const catalogue: Readonly<Record<Exclude<FailureKind, 'message'>, readonly string[]>> = kinds;

/** What any call may answer, whatever it is about: the system or the request is broken, the session is over, the account is not let in. */
export const generalCodes: readonly string[] = [
  '100001',
  '100004',
  '110909',
  '110249',
  '110924',
  '100015',
  '100016',
];

/** What a call may answer besides for what one of its parameters names: a wallet, a sub-wallet, a length of page. */
const codesByParameter: Record<string, readonly string[]> = {
  wallet_id: ['200005', '200004'],
  sub_wallet_id: ['200125'],
  sub_wallet_ids: ['200125'],
  page_size: ['200066'],
};

/** Every code a call may answer: its line's own, those of what it names, and the general ones. For documents and the sandbox. */
export function codesOf({ refusals, schema: { params } }: Endpoint): string[] {
  const names = params !== undefined && 'entries' in params ? Object.keys(params.entries as object) : [];
  const named = names.flatMap((name) => codesByParameter[name] ?? []);
  return [...new Set([...refusals, ...named, ...generalCodes])];
}
