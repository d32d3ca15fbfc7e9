import type { MultisigCheck } from '@mpc/api';
import { Inline, Stack, StatusTag, Text, type Tone } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { checkLines, type CheckLine, type CheckState } from './contract-checks.rules.ts';

const tones: Record<CheckState, Tone> = {
  ok: 'success',
  warning: 'attention',
  blocked: 'danger',
  waiting: 'idle',
};

/** What is so, or what is wrong and what to do about it. */
function wordsOf(line: CheckLine, t: TFunction<'coldWallet'>): string {
  switch (line.key) {
    case 'exists':
      return line.state === 'ok' ? t('addresses.check.exists.ok') : t(`addresses.check.exists.${line.tier}`);
    case 'platform':
      return line.state === 'blocked'
        ? t(`addresses.check.platform.${line.tier}`)
        : t(`addresses.check.platform.${line.state === 'ok' ? 'ok' : 'waiting'}`);
    case 'signers':
      return line.state === 'waiting'
        ? t('addresses.check.signers.waiting')
        : t(`addresses.check.signers.${line.state === 'ok' ? 'ok' : 'blocked'}`, { m: line.m, n: line.n });
    case 'whitelist':
    case 'voteFree':
      return t(`addresses.check.${line.key}.${line.state === 'blocked' ? 'warning' : line.state}`);
    case 'other':
      return t('addresses.check.other', { fault: line.fault });
    default:
      return t(`addresses.check.${line.key}`);
  }
}

/** What the chain says of two contracts, a line a point: what holds, what is warned of, and what blocks. */
export function ContractChecks({ check }: { check: MultisigCheck }) {
  const { t } = useTranslation('coldWallet');
  return (
    <Stack gap="s" role="list" aria-label={t('addresses.check.title')}>
      {checkLines(check).map((line) => (
        <Inline
          key={line.key === 'other' ? line.fault : line.key}
          role="listitem"
          gap="s"
          align="start"
          wrap={false}
        >
          <StatusTag tone={tones[line.state]}>{t(`addresses.check.state.${line.state}`)}</StatusTag>
          <Text as="p">{wordsOf(line, t)}</Text>
        </Inline>
      ))}
    </Stack>
  );
}
