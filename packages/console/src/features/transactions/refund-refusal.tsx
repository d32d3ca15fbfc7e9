import { codes } from '@mpc/api';
import { Banner, type FieldMessage } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { RefundProblem } from './use-refund.ts';

/** Refusals nobody else says, and what they are about. */
const ofAddress = { [codes.notWhitelisted]: 'notWhite', [codes.blacklistedAddress]: 'black' } as const;
const ofForm = {
  [codes.riskyAddress]: 'risky',
  [codes.screeningUnavailable]: 'notScreened',
  [codes.changePending]: 'pending',
} as const;

const wordIn = <Words extends Record<string, string>>(
  words: Words,
  code: string,
): Words[keyof Words] | null => (code in words ? (words[code as keyof Words] ?? null) : null);

/** What the server has against the address, beside it. */
export function addressRefusal(t: TFunction, problem: RefundProblem | null): FieldMessage[] {
  if (problem?.kind !== 'refused') return [];
  const word = wordIn(ofAddress, problem.refusal.code);
  return word === null ? [] : [{ level: 'warning', message: t(`refund.refused.${word}`) }];
}

/** Why the last attempt moved nothing; what is about the address stands beside it instead. */
export function RefundRefusal({ problem }: { problem: RefundProblem | null }) {
  const { t } = useTranslation();
  if (problem === null) return null;
  if (problem.kind !== 'refused') return <Banner tone="danger">{t(`refund.problem.${problem.kind}`)}</Banner>;
  const { code, msg } = problem.refusal;
  if (wordIn(ofAddress, code) !== null) return null;
  const word = wordIn(ofForm, code);
  return (
    <Banner tone={word === null ? 'danger' : 'attention'}>
      {word === null ? msg || code : t(`refund.refused.${word}`)}
    </Banner>
  );
}
