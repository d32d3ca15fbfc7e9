import type { autoCollect } from '@mpc/api';
import { KeyValueList, type KeyValueListProps } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AutoDialog } from './auto-dialog.tsx';
import type { StillSet } from '#features/setting-change';

/** What whoever switches rules says. */
export interface Switching<Rule> {
  walletId: number;
  rules: readonly Rule[];
  status: 0 | 1;
  onDone: () => void;
  onClose: () => void;
}

interface SwitchDialogProps extends Switching<{ id: number }> {
  /** What is switched: sweeping of coins, or refueling on networks. */
  of: 'rule' | 'gas';
  command: typeof autoCollect.switchRules;
  still: StillSet;
  /** Reads the same rules anew. */
  now: () => Promise<readonly ({ status: 0 | 1 } | undefined)[]>;
  /** Each of them, by name. */
  items: KeyValueListProps['items'];
}

/** Asks once more before rules are switched on or off. */
export function SwitchDialog(props: SwitchDialogProps) {
  const { of, walletId, rules, status, command, still, now, items, onDone, onClose } = props;
  const { t } = useTranslation('coSigner');
  const way = status === 1 ? 'on' : 'off';
  const { length: count } = rules;
  return (
    <AutoDialog
      type={status === 1 ? 'info' : 'warning'}
      title={t(`switch.${of}.${way}.title`, { count })}
      confirm={t(`switch.${of}.${way}.confirm`)}
      means={t(`switch.${of}.${way}.means`)}
      done={t(`switch.${of}.${way}.done`, { count })}
      command={command}
      params={{ wallet_id: walletId, ids: rules.map(({ id }) => id), status }}
      still={still}
      isThere={async () => (await now()).every((rule) => rule?.status === status)}
      onDone={onDone}
      onClose={onClose}
    >
      <KeyValueList items={items} />
    </AutoDialog>
  );
}
