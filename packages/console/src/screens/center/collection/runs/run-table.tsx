import type { CollectHistory } from '@mpc/api';
import { IconButton, Table, type TableBasics } from '@mpc/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const Menu = lazyPart(() => import('./run-menu.tsx'), 'RunMenu');

/** As large as the menu's button. */
const menuPlace = <IconButton aria-hidden disabled label="" icon={Ellipsis} />;

export type RunTableProps = Omit<TableBasics<CollectHistory>, 'label' | 'rowKey'>;

/** One line for each sweep, with what can be done with it. */
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
        <Suspense fallback={menuPlace}>
          <Menu run={run} name={name} />
        </Suspense>
      )}
    />
  );
}
