import type { CollectHistory } from '@mpc/api';
import { RowMenu } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

export interface RunMenuProps {
  run: CollectHistory;
  /** The row's own name. */
  name: string;
}

/** What can be done with a sweep; what cannot be any more is there too, and says why. */
export function RunMenu({ run, name }: RunMenuProps) {
  const { t } = useTranslation('collection');
  const { show } = useOverlayParam();
  const isOpen = run.status === 1000 || run.status === 1100;
  return (
    <RowMenu
      name={name}
      items={[
        { id: 'run', label: t('run.details') },
        ...(run.need_sign === 1 ? [{ id: 'sign', label: t('run.sign') }] : []),
        {
          id: 'cancel-run',
          label: t('run.cancel'),
          disabledReason: run.can_cancel ? undefined : t(isOpen ? 'run.notYours' : 'run.tooLate'),
        },
      ]}
      onAction={(id) => show(id === 'cancel-run' ? id : 'run', run.id)}
    />
  );
}
