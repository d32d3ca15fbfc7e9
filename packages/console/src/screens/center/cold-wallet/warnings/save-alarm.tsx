import { coldWallet, type Coin, type ColdAlarm } from '@mpc/api';
import { DiffView } from '@mpc/ui';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { client } from '#shared/api/api.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { commandWords } from '#shared/query-view/command-words.ts';
import { alarmLookedAt, isAlarmAsSent, taskEvents, type AlarmDraft } from './alarm.values.ts';

export interface SaveAlarmProps {
  walletId: number;
  /** As it was looked at: it is saved as a whole. */
  alarm: ColdAlarm;
  coins: readonly Coin[];
  draft: AlarmDraft;
  onDone: () => void;
  onClose: () => void;
}

const lines = (emails: readonly string[]) => emails.join('\n');

/** Who is told what from then on: the last look before it is saved. */
export function SaveAlarm({ walletId, alarm, coins, draft, onDone, onClose }: SaveAlarmProps) {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const now = () => client.call(coldWallet.alarm, { wallet_id: walletId });
  const still = useStillSet(alarmLookedAt(alarm), async () => alarmLookedAt(await now()));
  const events = (of: AlarmDraft['task_events']) =>
    listed(taskEvents.filter((event) => of[event]).map((event) => t(`warnings.event.${event}`)));
  const monitor = (
    { threshold, status }: { threshold: string; status: 0 | 1 },
    coin: Coin | undefined,
    base: string,
  ) =>
    t(`warnings.monitorIs.${status}`, {
      amount: exactAmount(threshold),
      coin: coin?.symbol_alias ?? base,
    });
  return (
    <SettingDialog
      type="info"
      title={t('warnings.ask')}
      confirm={t('warnings.save')}
      means={t('warnings.means')}
      done={t('warnings.saved')}
      command={coldWallet.saveAlarm}
      params={{ wallet_id: walletId, ...draft }}
      still={still}
      isThere={async (sent) => isAlarmAsSent(await now(), sent)}
      refused={(error) => commandWords(words, error)}
      onDone={onDone}
      onClose={onClose}
    >
      <DiffView
        label={t('warnings.ask')}
        showUnchanged
        items={[
          {
            key: 'emails',
            label: t('warnings.emails'),
            before: lines(alarm.emails),
            after: lines(draft.emails),
            kind: 'text',
          },
          {
            key: 'events',
            label: t('warnings.events'),
            before: events(alarm.task_events),
            after: events(draft.task_events),
          },
          ...draft.balance_monitor.map((one, place) => {
            const base = one.base_symbol;
            const coin = coins.find(({ symbol }) => symbol === base);
            const before = alarm.balance_monitor.find((row) => row.base_symbol === base);
            return {
              key: `${base} ${place}`,
              label: t('warnings.thresholdOf', { network: coin?.coin_net ?? base }),
              before: before === undefined ? undefined : monitor(before, coin, base),
              after: monitor(one, coin, base),
            };
          }),
        ]}
      />
    </SettingDialog>
  );
}
