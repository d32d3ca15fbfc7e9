import { codes, Refusal, tron, type TronMonitor } from '@mpc/api';
import { DiffView, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { client } from '#shared/api/api.ts';
import { isFields } from '#shared/fields.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { commandWords } from '#shared/query-view/command-words.ts';
import type { MonitorSetting } from './monitor.values.ts';

interface ChangeMonitorProps {
  walletId: number;
  /** As it was looked at; undefined for one that is added. */
  row: TronMonitor | undefined;
  /** As it is to be; null where it is deleted. */
  setting: MonitorSetting | null;
  /** What it is called, where it has a name. */
  name?: string | undefined;
  onDone: () => void;
  onClose: () => void;
}

const lookedAt = (row: MonitorSetting | undefined) =>
  row === undefined ? null : [row.address, row.label, row.energy_alert, row.net_alert];

const faults = ['taken', 'tooMany', 'unknown'] as const;

/** What is monitored from then on, before and after: the last look before it is sent. */
export function ChangeMonitor({ walletId, row, setting, name, onDone, onClose }: ChangeMonitorProps) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  const address = row?.address ?? setting?.address ?? '';
  const now = async () => {
    const all = await client.call(tron.monitors, { wallet_id: walletId });
    return all.find((one) => one.address === address);
  };
  const still = useStillSet(lookedAt(row), async () => lookedAt(await now()));
  const op = row === undefined ? 'add' : setting === null ? 'del' : 'edit';
  const refused = (error: unknown) => {
    const data = error instanceof Refusal && error.code === codes.badParameter ? error.data : null;
    const fault = faults.find((one) => isFields(data) && data['fault'] === one);
    return fault === undefined ? commandWords(words, error) : t(`monitor.fault.${fault}`);
  };
  const line = (alert: number | undefined) =>
    alert === undefined ? undefined : alert === 0 ? t('monitor.noAlert') : exactAmount(String(alert));
  return (
    <SettingDialog
      type={op === 'del' ? 'remove' : 'info'}
      title={t(`monitor.change.${op}.title`)}
      confirm={t(`monitor.change.${op}.confirm`)}
      means={t(`monitor.change.${op}.means`)}
      done={t(`monitor.change.${op}.done`)}
      command={tron.monitor}
      params={
        setting === null
          ? { wallet_id: walletId, op: 'del' as const, address }
          : { wallet_id: walletId, op: op === 'add' ? ('add' as const) : ('edit' as const), ...setting }
      }
      still={still}
      isThere={async () => {
        const found = await now();
        return JSON.stringify(lookedAt(found)) === JSON.stringify(lookedAt(setting ?? undefined));
      }}
      refused={refused}
      onDone={onDone}
      onClose={onClose}
    >
      <Stack gap="xs">
        {name === undefined || name === '' ? null : <Text tone="strong">{name}</Text>}
        <WholeAddress address={address} label={t('monitor.address')} />
      </Stack>
      <DiffView
        label={t(`monitor.change.${op}.title`)}
        showUnchanged
        items={[
          { key: 'label', label: t('monitor.label'), before: row?.label, after: setting?.label },
          {
            key: 'energy',
            label: t('monitor.energyAlert'),
            before: line(row?.energy_alert),
            after: line(setting?.energy_alert),
          },
          {
            key: 'net',
            label: t('monitor.netAlert'),
            before: line(row?.net_alert),
            after: line(setting?.net_alert),
          },
        ]}
      />
    </SettingDialog>
  );
}
