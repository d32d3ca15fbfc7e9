import type { ChangeRequest } from '@mpc/api';
import { Inline, Link, Page } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import {
  ChangeFilters,
  changeList,
  StrategyRequest,
  useChangeColumns,
  useChangeLog,
} from '#features/strategies';
import { useList } from '#shared/list/use-list.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

const subWalletName = ({ sub_wallet_name }: ChangeRequest) => sub_wallet_name;

/** Every request to change a basic strategy of the wallet: what it changes, who decided it, and how. */
export function BasicLogScreen() {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const list = useList(changeList);
  const columns = useChangeColumns({ about: { header: t('scope.subWallet'), of: subWalletName } });
  const { tools, rows } = useChangeLog({
    list,
    walletId,
    business: 'basic',
    columns,
    label: words('nav.basicLog'),
    filters: <ChangeFilters list={list} walletId={walletId} about="sub" />,
  });
  return (
    <Page
      title={words('nav.basicLog')}
      description={t('log.basicDescription')}
      action={
        <Inline>
          <Link variant="button" href={withSelection(paths.center.strategyEngine.index, search)}>
            {words('nav.strategyEngine')}
          </Link>
          {tools}
        </Inline>
      }
    >
      {rows}
      <StrategyRequest />
    </Page>
  );
}
