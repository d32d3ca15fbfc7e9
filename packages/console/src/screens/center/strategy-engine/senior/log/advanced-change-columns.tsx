import type { DataOf, strategies } from '@mpc/api';
import { Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { requestLooks } from './hit-looks.ts';

/** A change of strategies that somebody asked for. */
export type Change = DataOf<typeof strategies.changes>['list'][number];

/** A change by name: what is done, and to which strategy. */
export const changeName = ({ op, strategy_name }: Change, t: TFunction<'strategyEngine'>): string =>
  op === 4 || strategy_name === '' ? t(`hits.op.${op}`) : `${t(`hits.op.${op}`)} · ${strategy_name}`;

/** Who can decide now, by name; empty once it is over. */
const missingIn = ({ node_list }: Change): string => {
  const active = node_list.find(({ node_status }) => node_status === 1);
  return listed((active?.members ?? []).filter(({ status }) => status === 0).map(({ name }) => name));
};

/** The columns of the changes; a person chooses among them and puts them in order. */
export function useChangeColumns(): TableColumn<Change>[] {
  const { t } = useTranslation('strategyEngine');
  return useMemo(
    (): TableColumn<Change>[] => [
      {
        key: 'created_at',
        header: t('hits.time'),
        sortable: true,
        card: 'note',
        minWidth: 164,
        text: ({ created_at }) => isoWithZone(created_at),
        cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      },
      {
        key: 'change',
        header: t('hits.change'),
        isTitle: true,
        card: 'lead',
        minWidth: 200,
        text: (row) => changeName(row, t),
        cell: (row) => (
          <Text tone="strong" truncate>
            {changeName(row, t)}
          </Text>
        ),
      },
      {
        key: 'subWallet',
        header: t('hits.subWallet'),
        priority: 1,
        minWidth: 120,
        card: 'about',
        text: ({ sub_wallet_name }) => sub_wallet_name,
        cell: ({ sub_wallet_name }) => sub_wallet_name,
      },
      {
        key: 'operator',
        header: t('hits.requestedBy'),
        minWidth: 110,
        text: ({ operator }) => operator.nickname,
        cell: ({ operator }) => operator.nickname,
      },
      {
        key: 'remark',
        header: t('hits.reason'),
        priority: 2,
        minWidth: 120,
        hideOnPhone: true,
        text: ({ remark }) => remark,
        cell: ({ remark }) => <Text truncate>{remark}</Text>,
      },
      {
        key: 'status',
        header: t('hits.status.label'),
        card: 'state',
        minWidth: 140,
        text: ({ status }) => codeWords(requestLooks, status, t),
        cell: ({ status }) => <CodeTag looks={requestLooks} code={status} t={t} />,
      },
      {
        key: 'missing',
        header: t('hits.waitingFor'),
        priority: 2,
        minWidth: 120,
        hideOnPhone: true,
        text: missingIn,
        cell: (row) => <Text truncate>{missingIn(row)}</Text>,
      },
      {
        key: 'finished_at',
        header: t('hits.finished'),
        sortable: true,
        hideOnPhone: true,
        text: ({ finished_at }) => (finished_at === undefined ? '' : isoWithZone(finished_at)),
        cell: ({ finished_at }) =>
          finished_at === undefined ? null : <Time at={finished_at} kind="short" />,
      },
    ],
    [t],
  );
}
