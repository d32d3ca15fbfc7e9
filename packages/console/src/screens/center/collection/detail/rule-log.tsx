import { operations, type CollectRule, type OperateLog } from '@mpc/api';
import { DiffView, EmptyState, Pagination, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ParseKeys, TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { codeWords, lookOf } from '#shared/status/look-of.ts';
import { modeWords, ruleStatus } from '../rule/rule-looks.ts';

/** What was done, by its part of the rule and its name there. */
const opWords: Readonly<Record<string, ParseKeys<'collection'>>> = {
  'rule add': 'log.rule.add',
  'rule rename': 'log.rule.rename',
  'rule mode': 'log.rule.mode',
  'rule receiver': 'log.rule.receiver',
  'rule status': 'log.rule.status',
  'rule revoke': 'log.rule.revoke',
  'symbols add': 'log.symbols.add',
  'symbols remove': 'log.symbols.remove',
  'symbols enable': 'log.symbols.enable',
  'symbols disable': 'log.symbols.disable',
  'thresholds save': 'log.thresholds.save',
  'sweep sweep': 'log.sweep.sweep',
  'sweep cancel': 'log.sweep.cancel',
};

function opName(t: TFunction<'collection'>, { area, op_type: op }: OperateLog): string {
  const words = lookOf(opWords, `${area} ${op}`);
  return words === null ? op : t(words);
}

/** Codes that a log holds as they are, in words. */
function contentOf(t: TFunction<'collection'>, { op_type: op }: OperateLog, text: string): string {
  if (op === 'status' || op === 'revoke') return codeWords(ruleStatus, text, t);
  return op === 'mode' ? codeWords(modeWords, text, t) : text;
}

const pageSize = 10;

/** What people did to a rule, the newest first. */
export function RuleLog({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const [page, setPage] = useState(1);
  const log = useQuery({
    ...read(operations.list, {
      wallet_id: rule.wallet_id,
      business: ['collect'],
      business_id: rule.id,
      page_no: page,
      page_size: pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    (): TableColumn<OperateLog>[] => [
      {
        key: 'time',
        header: t('column.time'),
        card: 'note',
        cell: (row) => <Time at={row.created_at} kind="short" />,
      },
      {
        key: 'op',
        header: t('log.op'),
        isTitle: true,
        card: 'lead',
        cell: (row) => <Text tone="strong">{opName(t, row)}</Text>,
        text: (row) => opName(t, row),
      },
      {
        key: 'by',
        header: t('log.by'),
        card: 'about',
        cell: ({ operator }) => operator?.nickname ?? t('log.system'),
      },
    ],
    [t],
  );
  return (
    <QueryView query={log}>
      {({ list, count }) => (
        <Table
          label={t('detail.tab.log')}
          columns={columns}
          rows={list}
          rowKey={({ id }) => id}
          loading={log.isPlaceholderData}
          empty={<EmptyState title={t('log.empty')} />}
          footer={
            count > pageSize ? (
              <Pagination page={page} pageSize={pageSize} count={count} onPage={setPage} />
            ) : undefined
          }
          expanded={(row) =>
            row.content_before === row.content_after ? undefined : (
              <DiffView
                label={t('log.changes')}
                items={[
                  {
                    key: 'content',
                    label: opName(t, row),
                    before: contentOf(t, row, row.content_before),
                    after: contentOf(t, row, row.content_after),
                  },
                ]}
              />
            )
          }
        />
      )}
    </QueryView>
  );
}
