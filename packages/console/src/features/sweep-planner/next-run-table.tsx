import {
  Amount,
  Inline,
  missingNumber,
  Pagination,
  Section,
  Segmented,
  ShortAddress,
  StatusTag,
  Table,
  Text,
  type TableColumn,
  type Tone,
} from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { skipCounts, type NextRun, type PlannedAddress, type SkipReason } from './next-run.rules.ts';
import { coins } from './plan-words.ts';
import type { PlannerFacts } from './read-planner-facts.ts';

interface NextRunTableProps {
  facts: PlannerFacts;
  run: NextRun;
}

const pageSize = 10;

const keyOf = ({ row }: PlannedAddress) => `${row.sub_wallet_id}/${row.address}/${row.memo}`;

function columnsOf(t: TFunction<'coSigner'>, facts: PlannerFacts): TableColumn<PlannedAddress>[] {
  const { symbol_alias } = facts.coin.coin;
  const main = facts.fee.fee_symbol_alias;
  return [
    {
      key: 'address',
      header: t('planner.run.address'),
      isTitle: true,
      card: 'about',
      cell: ({ row }) => (
        <ShortAddress
          address={row.address}
          label={t('planner.run.address')}
          name={row.address_label || undefined}
        />
      ),
    },
    {
      key: 'subWallet',
      header: t('planner.run.subWallet'),
      priority: 3,
      cell: ({ row }) => row.sub_wallet_name,
    },
    {
      key: 'balance',
      header: t('planner.run.balance'),
      align: 'end',
      card: 'lead',
      cell: ({ row }) => <Amount value={row.balance} symbol={symbol_alias} />,
    },
    {
      key: 'fuel',
      header: t('planner.run.fuel'),
      align: 'end',
      priority: 2,
      cell: ({ fuel }) => (fuel === '0' ? missingNumber : <Amount value={fuel} symbol={main} />),
    },
    {
      key: 'fee',
      header: t('planner.run.fee'),
      align: 'end',
      priority: 2,
      cell: ({ skipped }) =>
        skipped === '' ? <Amount value={facts.fee.fee_per_tx} symbol={main} /> : missingNumber,
    },
    {
      key: 'result',
      header: t('planner.run.result'),
      card: 'state',
      cell: (planned) => <Result planned={planned} t={t} />,
    },
  ];
}

/** What waits for somebody to act, and what is under way; the rest only waits. */
const skipTones: Partial<Record<SkipReason, Tone>> = {
  fee_above_limit: 'attention',
  fueling_off: 'attention',
  gas_empty: 'attention',
  in_progress: 'running',
  not_running: 'attention',
};

function Result({ planned, t }: { planned: PlannedAddress; t: TFunction<'coSigner'> }) {
  const { row, skipped, fuel } = planned;
  if (skipped !== '')
    return <StatusTag tone={skipTones[skipped] ?? 'idle'}>{t(`planner.skip.${skipped}`)}</StatusTag>;
  if (row.state === 2) return <StatusTag tone="running">{t('planner.run.refueling')}</StatusTag>;
  return <StatusTag tone="running">{t(fuel === '0' ? 'planner.run.swept' : 'planner.run.fueled')}</StatusTag>;
}

/** What is swept in all, and what the gas station gives for it; null where nothing is. */
function totalOf(t: TFunction<'coSigner'>, { coin, fee }: PlannerFacts, run: NextRun): string | null {
  if (run.swept.length === 0) return null;
  const amount = t('planner.run.total', { amount: coins(run.amount, coin.coin.symbol_alias) });
  return run.fuel === '0'
    ? amount
    : `${amount} · ${t('planner.run.totalFuel', { amount: coins(run.fuel, fee.fee_symbol_alias) })}`;
}

/** How many are skipped for which reason; null where there is one reason, which each row says. */
function reasonsOf(t: TFunction<'coSigner'>, run: NextRun): string | null {
  const reasons = skipCounts(run).map(({ reason, count }) =>
    t('planner.run.reason', { number: count, reason: t(`planner.skip.${reason}`) }),
  );
  return reasons.length > 1 ? reasons.join(' · ') : null;
}

/** What the next runs do with each address, and why they skip some. */
export function NextRunTable({ facts, run }: NextRunTableProps) {
  const { t } = useTranslation('coSigner');
  const [which, setWhich] = useState<'swept' | 'skipped'>(run.swept.length > 0 ? 'swept' : 'skipped');
  const [asked, setPage] = useState(1);
  const columns = useMemo(() => columnsOf(t, facts), [t, facts]);
  const rows = run[which];
  // A later reading may have fewer of them.
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / pageSize)));
  const note = which === 'swept' ? totalOf(t, facts, run) : reasonsOf(t, run);
  return (
    <Section
      title={t('planner.run.title')}
      action={
        <Segmented
          label={t('planner.run.which')}
          items={[
            { id: 'swept', label: t('planner.run.sweptCount', { number: run.swept.length }) },
            { id: 'skipped', label: t('planner.run.skippedCount', { number: run.skipped.length }) },
          ]}
          selected={which}
          onSelect={(next) => {
            setWhich(next);
            setPage(1);
          }}
        />
      }
    >
      <Table
        label={t('planner.run.title')}
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={keyOf}
        empty={t(which === 'swept' ? 'planner.run.noneSwept' : 'planner.run.noneSkipped')}
        footer={
          note === null && rows.length <= pageSize ? undefined : (
            <Inline justify="between">
              <Text tone="muted">{note}</Text>
              {rows.length > pageSize ? (
                <Pagination page={page} pageSize={pageSize} count={rows.length} onPage={setPage} />
              ) : null}
            </Inline>
          )
        }
      />
    </Section>
  );
}
