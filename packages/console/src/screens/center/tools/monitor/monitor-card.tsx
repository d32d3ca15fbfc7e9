import type { TronMonitor } from '@mpc/api';
import {
  Amount,
  Card,
  Columns,
  Gauge,
  IconButton,
  Inline,
  KeyValueList,
  Stack,
  StatusTag,
  Text,
  Time,
} from '@mpc/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListedAddress, useAddressNames } from '#features/address-check';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { monitorName } from './monitor.values.ts';
import { ResourceHistory } from './resource-history.tsx';
import { alertFrom, coveredTransfers, energyUse, netUse, type ResourceUse } from './resources.rules.ts';

interface MonitorCardProps {
  walletId: number;
  row: TronMonitor;
  /** Why nothing can be changed. */
  barred: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** One monitored address: what is left of energy and bandwidth, what it holds, and whether that is low. */
export function MonitorCard({ walletId, row, barred, onEdit, onDelete }: MonitorCardProps) {
  const { t } = useTranslation('tools');
  const nameOf = useAddressNames(row.sub_wallet_id === 0 ? 'TRX' : '');
  const known = row.sub_wallet_name || nameOf(row.address)?.name;
  const name = monitorName(row) || known || t('monitor.address');
  const { address, energy_alert: energyAlert, net_alert: netAlert, free_net_total, free_net_used } = row;
  return (
    <Card
      padding="m"
      title={name}
      action={
        <Inline gap="xs" wrap={false}>
          <IconButton
            icon={Pencil}
            label={t('monitor.act.edit', { name })}
            disabledReason={barred}
            onClick={onEdit}
          />
          <IconButton
            icon={Trash2}
            label={t('monitor.act.delete', { name })}
            disabledReason={barred}
            onClick={onDelete}
          />
        </Inline>
      }
    >
      <Stack gap="m">
        <ListedAddress address={address} baseSymbol="TRX" label={t('monitor.address')} name={known} />
        <AlertTags row={row} />
        <Columns min="220px" gap="m">
          <UseGauge label={t('monitor.history.energy')} use={energyUse(row)} alert={energyAlert} />
          <UseGauge
            label={t('monitor.history.bandwidth')}
            use={netUse(row)}
            alert={netAlert}
            note={t('monitor.freeBandwidth', {
              used: exactAmount(String(free_net_used)),
              total: exactAmount(String(free_net_total)),
            })}
          />
        </Columns>
        <Covered row={row} />
        <KeyValueList
          items={[
            {
              key: 'balance',
              label: t('monitor.balance'),
              value: <Amount value={row.trx_balance} symbol="TRX" />,
            },
            {
              key: 'staked',
              label: t('monitor.staked'),
              value: <Amount value={row.staked_trx} symbol="TRX" />,
            },
            {
              key: 'in',
              label: t('monitor.delegatedIn'),
              value: exactAmount(String(row.delegated_in_energy)),
            },
            {
              key: 'out',
              label: t('monitor.delegatedOut'),
              value: exactAmount(String(row.delegated_out_energy)),
            },
            {
              key: 'alerts',
              label: t('monitor.alerts'),
              value: t('monitor.alertLines', {
                energy: energyAlert === 0 ? t('monitor.noAlert') : exactAmount(String(energyAlert)),
                bandwidth: netAlert === 0 ? t('monitor.noAlert') : exactAmount(String(netAlert)),
              }),
            },
            { key: 'updated', label: t('monitor.updated'), value: <Time at={row.updated_at} /> },
          ]}
        />
        <ResourceHistory walletId={walletId} address={address} name={name} />
      </Stack>
    </Card>
  );
}

/** Whether it is low, by the server's word. */
function AlertTags({ row }: { row: TronMonitor }) {
  const { t } = useTranslation('tools');
  const { is_energy_low, is_net_low, energy_alert, net_alert, monitor_status } = row;
  const isWatched = energy_alert > 0 || net_alert > 0;
  return (
    <Inline>
      {monitor_status === 0 ? (
        <StatusTag tone="idle" outlined>
          {t('monitor.state.inactive')}
        </StatusTag>
      ) : null}
      {is_energy_low === 1 ? <StatusTag tone="attention">{t('monitor.state.energyLow')}</StatusTag> : null}
      {is_net_low === 1 ? <StatusTag tone="attention">{t('monitor.state.bandwidthLow')}</StatusTag> : null}
      {is_energy_low === 0 && is_net_low === 0 ? (
        <StatusTag tone={isWatched ? 'success' : 'idle'}>
          {t(isWatched ? 'monitor.state.fine' : 'monitor.state.noAlerts')}
        </StatusTag>
      ) : null}
    </Inline>
  );
}

interface UseGaugeProps {
  label: string;
  use: ResourceUse;
  alert: number;
  note?: string;
}

function UseGauge({ label, use, alert, note }: UseGaugeProps) {
  const { t } = useTranslation('tools');
  const from = alertFrom(use, alert);
  return (
    <Stack gap="xs">
      <Gauge
        label={label}
        value={String(use.used)}
        max={String(use.total)}
        thresholds={
          from === null ? [] : [{ from: String(from), tone: 'attention', label: t('monitor.belowLine') }]
        }
      />
      {note === undefined ? null : (
        <Text size="label" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}

/** How many transfers of USDT the energy pays for that is there now. */
function Covered({ row }: { row: TronMonitor }) {
  const { t } = useTranslation('tools');
  const { toHolders, toNewHolders } = coveredTransfers(row);
  return (
    <Stack gap="xs">
      <Text tone="strong">{t('monitor.covers', { count: toHolders })}</Text>
      <Text size="label" tone="muted">
        {t('monitor.coversNew', { count: toNewHolders })}
      </Text>
    </Stack>
  );
}
