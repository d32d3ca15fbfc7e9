import { RowMenu } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

interface ReceiverMenuProps {
  /** The row's own name. */
  name: string;
  barred: string | undefined;
  onAct: (act: 'edit' | 'test' | 'remove') => void;
}

const acts = ['edit', 'test', 'remove'] as const;

/** What can be done with a receiver. */
export function ReceiverMenu({ name, barred, onAct }: ReceiverMenuProps) {
  const { t } = useTranslation('coSigner');
  return (
    <RowMenu
      name={name}
      items={[
        { id: 'edit', label: t('receiver.edit') },
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
