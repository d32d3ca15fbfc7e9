/** What a refusal means to a console. One that is not told apart here is an ordinary message. */
export type FailureKind =
  | 'silent'
  | 'signedOut'
  | 'notPermitted'
  | 'selectionLost'
  | 'subWalletGone'
  | 'message';

interface Entry {
  /** As it stands in an answer. */
  code: string;
  /** @default 'message' */
  kind?: Exclude<FailureKind, 'message'>;
  /** What the caller does about it, where the console passes over it in silence. */
  reaction?: string;
}

/**
 * Every code this server rejects with, by its name: everything else that is known of codes is derived from here. Their
 * words stand in the sandbox, forced by the names: a console shows those of its own server.
 */
const table = {
  systemError: { code: '100001' },
  badParameter: { code: '100004' },
  badSignature: { code: '100005' },
  ipNotAllowed: { code: '100007' },
  insufficientBalance: { code: '100011' },
  invalidMerchant: { code: '100015', kind: 'notPermitted' },
  merchantExpired: { code: '100016', kind: 'selectionLost' },
  /** The same request was taken before: stay, say so, and read the order that `data` names. */
  alreadySubmitted: { code: '100023', kind: 'silent', reaction: 'openSubmitted' },
  /** The authenticator's code is wrong: say so at its field. */
  authenticatorCodeWrong: { code: '100180', kind: 'silent', reaction: 'correctCode' },
  /** The authenticator's code is needed: ask for it, and send again with it. */
  authenticatorCodeRequired: { code: '100181', kind: 'silent', reaction: 'askCode' },
  userFrozen: { code: '110004' },
  addressHasRisk: { code: '110037' },
  invalidAddress: { code: '110055' },
  belowMinimum: { code: '110078' },
  aboveLimit: { code: '110087' },
  duplicateRequest: { code: '110088' },
  registrationFailed: { code: '110160' },
  precisionExceeded: { code: '110161' },
  transfersSuspended: { code: '110227' },
  custodyNotOpened: { code: '110249', kind: 'notPermitted' },
  sessionExpired: { code: '110909', kind: 'signedOut' },
  custodyNotAvailable: { code: '110924', kind: 'notPermitted' },
  coinNotSupported: { code: '120202' },
  buildFailed: { code: '120204' },
  confirmationFailed: { code: '120206' },
  insufficientFunds: { code: '120402' },
  insufficientFeeBalance: { code: '120403' },
  amountTooSmall: { code: '120404' },
  noPermission: { code: '200004', kind: 'selectionLost' },
  walletNotFound: { code: '200005', kind: 'selectionLost' },
  subWalletBeingCreated: { code: '200007' },
  tooManySubWallets: { code: '200008' },
  addressExists: { code: '200011' },
  signatureProtection: { code: '200013' },
  signedOnPhone: { code: '200015' },
  alreadyHandled: { code: '200025' },
  packageExpired: { code: '200040' },
  tooManyRows: { code: '200066' },
  nameTooLong: { code: '200067' },
  speedUpNotSupported: { code: '200071' },
  subWalletTypeNotSupported: { code: '200072' },
  multisigNotFound: { code: '200073' },
  notMultisigSigner: { code: '200074' },
  feeEstimationFailed: { code: '200075' },
  transactionNotSupported: { code: '200076' },
  /** The destination is not on the whitelist: say so under it, and offer to add it to the address book. */
  notWhitelisted: { code: '200109', kind: 'silent', reaction: 'addToBook' },
  subWalletNotFound: { code: '200125', kind: 'subWalletGone' },
  /** The destination carries a risk: warn, and send again with confirm_risk=1 once the person accepts it. */
  riskyAddress: { code: '200137', kind: 'silent', reaction: 'confirmRisk' },
  /** The destination could not be screened: let the person wait, or go on without. */
  screeningUnavailable: { code: '200139', kind: 'silent', reaction: 'waitOrContinue' },
  /** The list of coins is full: say so, and lead to managing coins. */
  coinListFull: { code: '200140', kind: 'silent', reaction: 'manageCoins' },
  /** The destination is blacklisted: say so under it; it cannot be paid. */
  blacklistedAddress: { code: '200143', kind: 'silent', reaction: 'changeAddress' },
  /** Another change of the same thing is pending: lead to it. */
  changePending: { code: '200145', kind: 'silent', reaction: 'openPending' },
  /** The gas station holds too little: show the address to fill it by. */
  gasStationLow: { code: '200163', kind: 'silent', reaction: 'fillGasStation' },
  /** The TRON auto agent is not authorized, or in arrears: lead to its page. */
  tronAgentUnavailable: { code: '200164', kind: 'silent', reaction: 'setUpTronAgent' },
  /** The package allows no more of this: lead to the invoices. */
  quotaReached: { code: '200166', kind: 'silent', reaction: 'upgradePackage' },
  /** The co-signer is offline or not set up: lead to its page. */
  coSignerUnavailable: { code: '200170', kind: 'silent', reaction: 'setUpCoSigner' },
  orderNotFound: { code: '210003' },
  transfersForbidden: { code: '900006' },
  selfTransfer: { code: '3040006' },
} as const satisfies Record<string, Entry>;

type Table = typeof table;

/** The name of a code, such as `subWalletNotFound`. */
export type CodeName = keyof Table;

/** A code by which this server rejects, as it stands in an answer. */
export type RefusalCode = Table[CodeName]['code'];

type Silent = Extract<Table[CodeName], { kind: 'silent' }>;

/** A code its caller answers itself. */
export type SilentCode = Silent['code'];

/** What a caller does about such a code. */
export type SilentReaction = Silent['reaction'];

const entries = Object.entries(table) as [CodeName, Entry & { code: RefusalCode }][];

/** The codes by their names. */
export const codes = Object.fromEntries(entries.map(([name, { code }]) => [name, code])) as {
  readonly [Name in CodeName]: Table[Name]['code'];
};

const byCode = new Map<string, Entry>(entries.map(([, entry]) => [entry.code, entry]));

/** The kind of a non-zero code. Codes are compared as text. */
export function kindOf(code: string): FailureKind {
  return byCode.get(code)?.kind ?? 'message';
}

const codesWith = (kind: FailureKind): readonly RefusalCode[] =>
  entries.flatMap(([, entry]) => (entry.kind === kind ? [entry.code] : []));

/** Every code that has a meaning of its own, by kind: for documents and tests. */
export const catalogue: Readonly<Record<Exclude<FailureKind, 'message'>, readonly RefusalCode[]>> = {
  silent: codesWith('silent'),
  signedOut: codesWith('signedOut'),
  notPermitted: codesWith('notPermitted'),
  selectionLost: codesWith('selectionLost'),
  subWalletGone: codesWith('subWalletGone'),
};

/** What the caller does about each code that the console passes over in silence; the answer to it is the caller's own. */
export const silentReactions = Object.fromEntries(
  entries.flatMap(([, { code, reaction }]) => (reaction === undefined ? [] : [[code, reaction]])),
) as { readonly [One in Silent as One['code']]: One['reaction'] };
