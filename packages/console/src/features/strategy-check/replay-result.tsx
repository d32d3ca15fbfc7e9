import { Amount, Card, Disclosure, Inline, Link, Stack, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useLocation } from 'react-router-dom';
import { sentenceWith } from '#shared/i18n/sentence-with.tsx';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { carrySelection } from '#shared/selection/with-selection.ts';
import { DecisionName } from './decision-name.tsx';
import { RuleName, type NamedIn } from './rule-name.tsx';
import type { ChangedGroup, ComparedOrder, Comparison } from './replay-view.rules.ts';

type Words = TFunction<'strategyEngine'>;

/** How many decisions more or fewer an order takes. */
function moreWords(t: Words, { more }: ChangedGroup): string {
  if (more === undefined) return '';
  if (more === 0) return t('check.sameCount');
  return more > 0 ? t('check.more', { count: more }) : t('check.fewer', { count: -more });
}

function columnsOf(t: Words, search: string, of: NamedIn): TableColumn<ComparedOrder>[] {
  const hrefOf = ({ order: { row } }: ComparedOrder) =>
    carrySelection(`${paths.center.transactions}?open=${row.trans_kind}:${row.id}`, search);
  return [
    {
      key: 'order',
      header: t('check.column.order'),
      cell: (one) => (
        <Stack gap="xs">
          <Link href={hrefOf(one)}>
            <Time at={one.order.created_at} />
          </Link>
          <Amount value={one.order.row.amount.replace(/^-1$/, '0')} symbol={one.order.row.symbol_alias} />
        </Stack>
      ),
    },
    {
      key: 'before',
      header: t('check.column.before'),
      cell: ({ before }) => <DecisionName decision={before} {...of} />,
    },
    {
      key: 'after',
      header: t('check.column.after'),
      cell: ({ after }) => <DecisionName decision={after} {...of} />,
    },
    {
      key: 'recorded',
      header: t('check.column.recorded'),
      cell: ({ recorded }) =>
        recorded === undefined ? t('check.noRecord') : <RuleName rule={recorded} {...of} />,
    },
  ];
}

const keyOf = ({ order }: ComparedOrder) => order.row.id;

interface OrdersProps {
  of: NamedIn;
  label: string;
  orders: readonly ComparedOrder[];
}

function Orders({ of, label, orders }: OrdersProps) {
  const { t } = useTranslation('strategyEngine');
  const { search } = useLocation();
  const columns = useMemo(() => columnsOf(t, search, of), [t, search, of]);
  return <Table label={label} columns={columns} rows={orders} rowKey={keyOf} />;
}

export interface ReplayResultProps {
  /** Where the strategies stand. */
  of: NamedIn;
  comparison: Comparison;
  /** Orders there are in all; those that were replayed are the last of them. */
  count: number;
}

/** How the last orders would be decided by a draft, beside what is in force and what was recorded. */
export function ReplayResult({ of, comparison: { orders, changed, undecidable }, count }: ReplayResultProps) {
  const { t } = useTranslation('strategyEngine');
  const differing = changed.reduce((sum, group) => sum + group.orders.length, 0);
  return (
    <Card title={t('check.replay', { count: orders.length })}>
      <Stack>
        {orders.length === 0 ? (
          <Text tone="muted">{t('check.noOrders')}</Text>
        ) : (
          <Text tone="strong">{t('check.differing', { count: differing })}</Text>
        )}
        {changed.map((group) => (
          <Disclosure
            key={group.key}
            summary={
              <Inline gap="s">
                <Text tone="strong">{group.orders.length}</Text>
                <Text>
                  {sentenceWith(
                    {
                      before: <DecisionName decision={group.before} {...of} />,
                      after: <DecisionName decision={group.after} {...of} />,
                    },
                    (names) => t('check.change', names),
                  )}
                </Text>
                <Text tone="muted">{moreWords(t, group)}</Text>
              </Inline>
            }
          >
            <Orders
              of={of}
              label={t('check.differing', { count: group.orders.length })}
              orders={group.orders}
            />
          </Disclosure>
        ))}
        {undecidable.length === 0 ? null : (
          <Disclosure summary={t('check.undecidableCount', { count: undecidable.length })}>
            <Stack gap="s">
              <Text as="p" tone="muted">
                {t('check.undecidableWhy')}
              </Text>
              <Orders of={of} label={t('check.undecidable')} orders={undecidable} />
            </Stack>
          </Disclosure>
        )}
        {count > orders.length ? (
          <Text tone="muted" size="label">
            {t('check.lastOf', { shown: orders.length, count })}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
