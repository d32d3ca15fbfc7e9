import type { AdvancedStrategy } from '@mpc/api';
import { Inline, Link, Stack, StatusTag, Tag, Text, Time } from '@mpc/ui';
import { labeled } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { conditionTags, drawnSteps, StepsLine, stepsText, strategyHref } from '#features/strategies';
import { usePhone } from '#shared/use-media.ts';

export interface StrategyCardProps {
  walletId: number;
  strategy: AdvancedStrategy;
  /** Its place in the order that is shown, from 1. */
  place: number;
  /** It is moved in a draft. */
  isMoved: boolean;
}

const actions = { 1: 'ask', 2: 'refuse', 3: 'pass' } as const;

/** One advanced strategy: when it is hit, what it does, whom it asks, and how often it decided. */
export function StrategyCard({ walletId, strategy, place, isMoved }: StrategyCardProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { name, conditions, action, node_list, hits_30d, updated_at, updated_by, status, pending } = strategy;
  const isPhone = usePhone();
  const tags = conditionTags(conditions, words);
  const href = strategyHref({
    walletId,
    subWalletId: strategy.sub_wallet_id,
    strategyId: strategy.strategy_id,
    type: strategy.type,
  });
  return (
    <Stack gap="s">
      <Inline gap="s">
        <Tag size="small">{place}</Tag>
        <Link href={href}>{name}</Link>
        {status === 0 ? <StatusTag tone="attention">{t('list.state.added')}</StatusTag> : null}
        {status === 1 && pending !== null ? (
          <StatusTag tone="attention">{t(`change.pending.${pending.op}`)}</StatusTag>
        ) : null}
        {status === 1 && pending === null && !isMoved ? (
          <StatusTag tone="success">{t('list.state.inForce')}</StatusTag>
        ) : null}
        {isMoved ? <StatusTag tone="attention">{t('list.state.moved')}</StatusTag> : null}
        <Text size="label" tone="muted">
          {t('list.hits', { count: hits_30d })}
        </Text>
      </Inline>
      <Inline gap="xs">
        {tags.length === 0 ? <Tag size="small">{t('list.everyOrder')}</Tag> : null}
        {tags.map(({ key, label, text }) => (
          <Tag key={key} size="small">
            {labeled(label, text)}
          </Tag>
        ))}
      </Inline>
      {action !== 1 ? <Text>{words(`todo.summary.action.${actions[action]}`)}</Text> : null}
      {action === 1 && isPhone ? <Text size="label">{stepsText(node_list, t)}</Text> : null}
      {action === 1 && !isPhone ? <StepsLine label={t('steps.line')} steps={drawnSteps(node_list)} /> : null}
      {isPhone ? null : (
        <Text size="label" tone="muted">
          {labeled(t('list.updated'), updated_by.nickname)} · <Time at={updated_at} kind="short" />
        </Text>
      )}
    </Stack>
  );
}
