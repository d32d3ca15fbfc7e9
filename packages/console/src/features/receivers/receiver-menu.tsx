import { RowMenu } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

export interface ReceiverMenuProps {
  /** The row's own name. */
  name: string;
  /** Whether alerts are enabled: 1 where they are. */
  status: 0 | 1;
  barred: string | undefined;
  onAct: (act: ReceiverAct) => void;
}

const acts = ['edit', 'turn', 'test', 'remove'] as const;

export type ReceiverAct = (typeof acts)[number];

/** What can be done with a receiver. */
export function ReceiverMenu({ name, status, barred, onAct }: ReceiverMenuProps) {
  const { t } = useTranslation();
  return (
    <RowMenu
      name={name}
      items={[
        { id: 'edit', label: t('receiver.edit') },
        { id: 'turn', label: t(`receiver.turn.${status === 1 ? 0 : 1}`), disabledReason: barred },
        { id: 'test', label: t('receiver.sendTest'), disabledReason: barred },
        { id: 'remove', label: t('receiver.remove'), danger: true, disabledReason: barred },
      ]}
      onAction={(id) => {
        const act = acts.find((one) => one === id);
        if (act !== undefined) onAct(act);
      }}
    />
  );
}
