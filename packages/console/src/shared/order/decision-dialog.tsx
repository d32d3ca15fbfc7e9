import type { WithdrawInfo } from '@mpc/api';
import { Amount, ConfirmDialog, KeyValueList, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { coinName } from '../coin/coin-name.ts';
import { useSettled } from '../freshness/use-settled.ts';
import type { Act } from './decision.rules.ts';
import { RiskTag } from './risk-tag.tsx';

export interface DecisionDialogProps {
  /** The order as it was looked at. */
  order: WithdrawInfo;
  act: Act;
  /** It is being sent. */
  busy: boolean;
  onConfirm: (remark: string) => void;
  onCancel: () => void;
}

const types = { approve: 'info', refuse: 'warning', cancel: 'warning' } as const;

/** Asks once more, with all there is to compare. The confirming button does nothing until this has stood for a moment. */
export function DecisionDialog({ order, act, busy, onConfirm, onCancel }: DecisionDialogProps) {
  const { t } = useTranslation();
  const { amount, address_to, memo, symbol } = order;
  const settled = useSettled([act, amount, address_to, memo, symbol].join(' '));
  return (
    <ConfirmDialog
      open
      type={types[act]}
      title={t(`order.ask.${act}`)}
      confirmLabel={t(`order.act.${act}`)}
      cancelLabel={t('order.notNow')}
      remark={{ label: t(`order.remarkFor.${act}`) }}
      busy={busy || !settled}
      onConfirm={({ remark }) => onConfirm(remark)}
      onCancel={onCancel}
    >
      <Stack gap="m">
        <OrderEssence order={order} />
        <Text as="p" tone="muted">
          {t(`order.consequence.${act}`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

/** The amount and the whole address, as they stand wherever something is agreed to. */
export function OrderEssence({ order }: { order: WithdrawInfo }) {
  const { t } = useTranslation();
  return (
    <Stack gap="m">
      <KeyValueList
        items={[
          {
            key: 'amount',
            label: t('order.amount'),
            value: (
              <Text tone="strong">
                <Amount value={order.amount} symbol={coinName(order)} />
              </Text>
            ),
          },
          { key: 'from', label: t('order.from'), value: `${order.wallet_name} / ${order.sub_wallet_name}` },
          ...(order.memo === '' ? [] : [{ key: 'memo', label: t('order.memo'), value: order.memo }]),
          { key: 'kyt', label: t('order.kyt'), value: <RiskTag level={order.kyt.level} /> },
        ]}
      />
      <Stack gap="xs">
        <Text tone="muted">{t('order.to')}</Text>
        <WholeAddress address={order.address_to} label={t('order.to')} />
      </Stack>
    </Stack>
  );
}
