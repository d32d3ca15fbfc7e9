import { Stack, Text, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { ImportRows } from './import-rows.tsx';
import type { ImportStep } from './import-effects.rules.ts';

/** In pixels: the value of now above that of the file. */
const rowHeight = 56;

type Value = 'collect_min' | 'fueling_limit' | 'reserve_amount';

const keyOf = ({ row }: ImportStep) => row.line;

/** A value as it is and as it will be; one of both where nothing changes. */
function valuesOf({ row, before, effect }: ImportStep, key: Value): string[] {
  const now = before === undefined ? [] : [exactAmount(before[key])];
  const given = row.values[key];
  if (effect === 'kept' || effect === 'same' || given === '') return now;
  const next = exactAmount(given);
  return now[0] === next ? now : [...now, next];
}

/** What each row of a file does to the rule of its coin. */
export function ImportStepsTable({ steps }: { steps: readonly ImportStep[] }) {
  const { t } = useTranslation('coSigner');
  const columns = useMemo((): TableColumn<ImportStep>[] => {
    const value = (key: Value): TableColumn<ImportStep> => ({
      key,
      header: t(`import.column.${key}`),
      align: 'end',
      width: key === 'collect_min' ? '152px' : '112px',
      text: (step) => valuesOf(step, key).join(' → '),
      cell: (step) => {
        const [first = '--', next] = valuesOf(step, key);
        if (next === undefined) return first;
        return (
          <Stack gap="xs" align="end">
            <Text tone="muted" size="label">
              {first} →
            </Text>
            <Text tone="strong">{next}</Text>
          </Stack>
        );
      },
    });
    return [
      {
        key: 'symbol',
        header: t('import.coin'),
        isTitle: true,
        text: ({ row, effect }) => `${row.values.symbol} ${t(`import.effect.${effect}`)}`,
        cell: ({ row: { values }, before, effect }) => (
          <Stack gap="xs">
            {before === undefined ? (
              values.symbol
            ) : (
              <span>
                {coinName(before)}
                <CoinCode symbol={values.symbol} name={before.symbol_alias} />
              </span>
            )}
            <Text size="label" tone={effect === 'changed' ? 'strong' : 'muted'}>
              {t(`import.effect.${effect}`)}
            </Text>
          </Stack>
        ),
      },
      value('collect_min'),
      value('fueling_limit'),
      value('reserve_amount'),
    ];
  }, [t]);
  return (
    <ImportRows
      label={t('import.changes')}
      columns={columns}
      rows={steps}
      rowKey={keyOf}
      height={400}
      rowHeight={rowHeight}
    />
  );
}
