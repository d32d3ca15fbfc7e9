import { KeyValueList, Table, Time, type TableColumn, type TableProps } from '@mpc/ui';
import { NamedWholeAddress } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { UsedCell } from './allowance-cells.tsx';
import type { AllowanceRow } from './allowance-rows.rules.ts';

interface AllowanceTableProps extends Pick<
  TableProps<AllowanceRow>,
  'rows' | 'layout' | 'onLayout' | 'sort' | 'onSort' | 'empty'
> {
  columns: readonly TableColumn<AllowanceRow>[];
}

/** Allowances; what has no room in the columns stands below a row that is opened. */
export function AllowanceTable(props: AllowanceTableProps) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  return (
    <Table
      {...props}
      label={t('assets.tab.allowances')}
      rowKey={({ key }) => key}
      expanded={(row) => <AllowanceDetails row={row} />}
    />
  );
}

function AllowanceDetails({ row }: { row: AllowanceRow }) {
  const { owner, spender, contract, baseSymbol, at, usedAt } = row;
  const { t } = useTranslation('btcAddress');
  return (
    <KeyValueList
      items={[
        {
          key: 'spender',
          label: t('allowances.spender'),
          value: <NamedWholeAddress address={spender} baseSymbol={baseSymbol} />,
        },
        {
          key: 'token',
          label: t('allowances.token'),
          value: contract === '' ? null : <NamedWholeAddress address={contract} baseSymbol={baseSymbol} />,
        },
        {
          key: 'owner',
          label: t('allowances.from'),
          value: <NamedWholeAddress address={owner} baseSymbol={baseSymbol} />,
        },
        { key: 'granted', label: t('allowances.granted'), value: at === 0 ? null : <Time at={at} /> },
        { key: 'used', label: t('allowances.used'), value: <UsedCell usedAt={usedAt} /> },
      ]}
    />
  );
}
