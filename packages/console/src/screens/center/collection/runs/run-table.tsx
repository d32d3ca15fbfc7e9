import type { CollectHistory } from '@mpc/api';
import { Button, IconButton, Inline, Table, type TableBasics } from '@mpc/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const Menu = lazyPart(() => import('./run-menu.tsx'), 'RunMenu');

/** As large as the menu's button. */
const menuPlace = <IconButton aria-hidden disabled label="" icon={Ellipsis} />;

export type RunTableProps = Omit<TableBasics<CollectHistory>, 'label' | 'rowKey'>;

/** One line for each sweep, with what can be done with it: its signature stands open where the reader may give it. */
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
      rowActions={(run, name) => (
        <Inline gap="xs" wrap={false} justify="end">
          {run.need_sign === 1 ? (
            <Button size="small" aria-label={t('run.signOf', { name })} onClick={() => show('run', run.id)}>
              {t('run.signShort')}
            </Button>
          ) : null}
          <Suspense fallback={menuPlace}>
            <Menu run={run} name={name} />
          </Suspense>
        </Inline>
      )}
    />
  );
}
