import type { CollectHistory } from '@mpc/api';
import { Button, Table, type TableBasics } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

export type RunTableProps = Omit<TableBasics<CollectHistory>, 'label' | 'rowKey'>;

/** One line for each sweep, with the way to its signature or its cancellation where one of them is open. */
export function RunTable(props: RunTableProps) {
  const { t } = useTranslation('collection');
  const { open, show } = useOverlayParam();
  return (
    <Table
      {...props}
      label={t('history.title')}
      rowKey={({ id }) => id}
      rowName={({ id, rule_name: name }) => `${name} ${id}`}
      selectedKey={open?.kind === 'run' ? Number(open.id) : undefined}
      onOpen={({ id }) => show('run', id)}
      rowActions={(run, name) =>
        run.need_sign === 1 ? (
          <Button size="small" aria-label={t('run.signOf', { name })} onClick={() => show('run', run.id)}>
            {t('run.signShort')}
          </Button>
        ) : run.can_cancel ? (
          <Button
            size="small"
            aria-label={t('run.cancelOf', { name })}
            onClick={() => show('cancel-run', run.id)}
          >
            {t('run.cancelShort')}
          </Button>
        ) : null
      }
    />
  );
}
