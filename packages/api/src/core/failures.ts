/** What a refusal means to a console. The code tells which; a code not listed here is an ordinary message. */
export type FailureKind =
  | 'silent'
  | 'signedOut'
  | 'notPermitted'
  | 'selectionLost'
  | 'subWalletGone'
  | 'message';

const kinds: Record<Exclude<FailureKind, 'message'>, readonly string[]> = {
  // The caller handles these itself and nothing is shown.
  silent: [
    '200137',
    '200139',
    '200109',
    '200143',
    '200145',
    '200163',
    '200164',
    '200166',
    '100181',
    '100180',
    '200170',
    '100023',
    '200140',
  ],
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
