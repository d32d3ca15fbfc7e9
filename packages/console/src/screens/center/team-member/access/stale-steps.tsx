import { Banner, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { NamedStrategy } from '../member/named-strategy.tsx';
import { everyMemberOf } from '../team-member-first.ts';
import { strategiesOf } from './load-strategies.ts';
import { staleSteps } from './out-of-reach.rules.ts';

/** Steps that still name people who left: what nobody can pass any more, and what only fewer can. */
export function StaleSteps({ walletId }: { walletId: number }) {
  const { t } = useTranslation('teamMember');
  const members = useQuery(everyMemberOf(walletId));
  const strategies = useQuery(strategiesOf(walletId));
  if (strategies.isError && strategies.data === undefined)
    return <Banner tone="attention">{t('stale.failed')}</Banner>;
  if (strategies.data === undefined || members.data === undefined)
    return <Banner tone="idle">{t('stale.checking')}</Banner>;
  const found = staleSteps(strategies.data, members.data);
  if (found.length === 0) return <Banner tone="idle">{t('stale.none')}</Banner>;
  return (
    <Banner tone="attention" title={t('stale.title', { count: found.length })}>
      <Stack gap="xs">
        <Text as="p">{t('stale.about')}</Text>
        {found.map(({ strategy, step, left, present, isOutOfReach }) => (
          <Text key={`${strategy.key}/${step.node_index}`} as="p">
            <Text tone="strong">
              <NamedStrategy
                of={{
                  strategy_id: strategy.type === 3 ? 0 : Number(strategy.key),
                  type: strategy.type,
                  name: strategy.name,
                  sub_wallet_id: strategy.subWalletId,
                }}
              />
            </Text>
            {` · ${strategy.subWalletName || t('wholeWallet')} · `}
            {t(isOutOfReach ? 'stale.blocked' : 'stale.fewer', {
              step: step.node_index,
              names: listed(left),
              present,
              threshold: step.threshold,
            })}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
