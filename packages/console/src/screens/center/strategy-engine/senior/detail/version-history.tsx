import { Disclosure, DiffView, Inline, Link, Section, Stack, Tag, Text, Time } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { strategyDiff } from '#features/approvals';
import { useNetNames } from '#features/strategies';
import { kindOfType, logHref } from '../senior-links.ts';
import type { Strategy } from '../strategy-query.ts';

interface VersionHistoryProps {
  walletId: number;
  strategy: Strategy;
}

/** What a strategy was from change to change, the latest first, each compared with what was before it. */
export function VersionHistory({ walletId, strategy }: VersionHistoryProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const names = useNetNames(walletId);
  const { versions, type } = strategy;
  return (
    <Section
      title={t('advanced.history')}
      action={
        <Link href={logHref(kindOfType(type), search, { of: strategy, tab: 'changes' })}>
          {t('advanced.allChanges')}
        </Link>
      }
    >
      <Stack gap="s">
        {versions.map(({ version, updated_by, updated_at, content }, at) => (
          <Disclosure
            key={version}
            summary={
              <Inline gap="s">
                <Text tone="strong">{t('advanced.version', { version })}</Text>
                {at === 0 && strategy.status === 1 ? <Tag size="small">{t('advanced.inForce')}</Tag> : null}
                <Text tone="muted">
                  {updated_by.nickname} · <Time at={updated_at} kind="short" />
                </Text>
              </Inline>
            }
          >
            <DiffView
              label={t('advanced.version', { version })}
              items={strategyDiff(
                { before: versions[at + 1]?.content ?? null, after: content },
                names,
                words,
                { walletId, subWalletId: strategy.sub_wallet_id, type },
              )}
            />
          </Disclosure>
        ))}
      </Stack>
    </Section>
  );
}
