import type { MultisigCheck, MultisigFault } from '@mpc/api';

/** Of which of the two contracts something is said. */
type TierFault = 'warm' | 'cold' | 'both';

/** How one point of the check stands: it holds, it is only warned of, it blocks, or it cannot be told yet. */
export type CheckState = 'ok' | 'warning' | 'blocked' | 'waiting';

/** One point of what the chain says of a pair of contracts. */
export type CheckLine =
  | { key: 'exists' | 'platform'; state: CheckState; tier: TierFault }
  | { key: 'signers'; state: CheckState; m: number; n: number }
  | { key: 'noSignatures' | 'different'; state: 'blocked' }
  | { key: 'whitelist' | 'voteFree'; state: CheckState }
  | { key: 'other'; state: 'blocked'; fault: string };

const known: ReadonlySet<string> = new Set<MultisigFault>([
  'warmMissing',
  'coldMissing',
  'warmForeign',
  'coldForeign',
  'same',
  'notSigner',
  'whitelist',
  'voteFree',
]);

function tierOf(errors: readonly string[], warm: MultisigFault, cold: MultisigFault): TierFault | null {
  const [isWarm, isCold] = [errors.includes(warm), errors.includes(cold)];
  if (isWarm && isCold) return 'both';
  return isWarm ? 'warm' : isCold ? 'cold' : null;
}

/**
 * What the chain says of a pair of contracts, point by point. Where an answer contradicts itself, the worse of what it says
 * holds, and a fault that nobody knows blocks too.
 */
export function checkLines(check: MultisigCheck): CheckLine[] {
  const errors: readonly string[] = check.errors;
  const missing = tierOf(errors, 'warmMissing', 'coldMissing') ?? (check.exists ? null : 'both');
  const foreign =
    tierOf(errors, 'warmForeign', 'coldForeign') ??
    (check.platform_contract || missing !== null ? null : 'both');
  const { m, n } = check;
  /** Without both contracts nothing else can be told. */
  const stateOf = (fault: boolean, worst: 'warning' | 'blocked'): CheckState => {
    if (missing !== null) return 'waiting';
    return fault ? worst : 'ok';
  };
  return [
    ...(errors.includes('same') ? [{ key: 'different', state: 'blocked' } as const] : []),
    { key: 'exists', state: missing === null ? 'ok' : 'blocked', tier: missing ?? 'both' },
    {
      key: 'platform',
      state: foreign === null ? stateOf(false, 'blocked') : 'blocked',
      tier: foreign ?? 'both',
    },
    missing === null && (m < 1 || m > n)
      ? { key: 'noSignatures', state: 'blocked' }
      : { key: 'signers', state: stateOf(errors.includes('notSigner'), 'blocked'), m, n },
    { key: 'whitelist', state: stateOf(!check.white_ok || errors.includes('whitelist'), 'warning') },
    { key: 'voteFree', state: stateOf(!check.vote_free_ok || errors.includes('voteFree'), 'warning') },
    ...errors
      .filter((fault) => !known.has(fault))
      .map((fault) => ({ key: 'other', state: 'blocked', fault }) as const),
  ];
}

/** Whether a pair may be requested, as far as the chain says. */
export const mayRequest = (check: MultisigCheck): boolean =>
  checkLines(check).every(({ state }) => state === 'ok' || state === 'warning');
