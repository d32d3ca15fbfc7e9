import type { OperateLog } from '@mpc/api';
import { missingNumber, ShortAddress, Inline, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { lookOf } from '#shared/status/look-of.ts';
import { OutcomeTag, outcomeText } from '#shared/status/operation-outcome.tsx';
import { usePhone } from '#shared/use-media.ts';
import { approversOf, type ContractChange } from './contract-change.rules.ts';

const ops = {
  add: 'multisig.op.add',
  edit: 'multisig.op.edit',
  delete: 'multisig.op.delete',
} as const;

/** What was done, in words; as it stands where nobody has told us of it. */
const opName = ({ op_type }: OperateLog, t: TFunction<'coldWallet'>): string => {
  const words = lookOf(ops, op_type);
  return words === null ? op_type : t(words);
};

const said = { 0: 'multisig.said.0', 1: 'multisig.said.1', 2: 'multisig.said.2' } as const;

const approverWords = (change: ContractChange, t: TFunction<'coldWallet'>): string =>
  listed(
    approversOf(change).map(({ name, said: is }) => {
      const words = lookOf(said, is);
      return words === null ? name : t(words, { name });
    }),
  );

type Sides = ContractChange['warm'];

const arrow = ({ before, after }: Sides): string =>
  before === after ? after : [before || missingNumber, after || missingNumber].join(' → ');

/** One address before and after, shortened: nothing is decided here. */
function ChangedAddress({ sides, label }: { sides: Sides; label: string }) {
  const { t } = useTranslation('coldWallet');
  const { before, after } = sides;
  if (before === after)
    return <Text tone="muted">{after === '' ? missingNumber : t('multisig.unchanged')}</Text>;
  return (
    <Inline gap="xs" wrap={false}>
      {before === '' ? null : (
        <>
          <ShortAddress address={before} label={t('multisig.before', { what: label })} />
          <span aria-hidden>→</span>
        </>
      )}
      {after === '' ? (
        <Text tone="muted">{t('multisig.removed')}</Text>
      ) : (
        <ShortAddress address={after} label={t('multisig.after', { what: label })} />
      )}
    </Inline>
  );
}

/** What was changed, and on which network. */
export const changeName = (change: ContractChange, network: string, t: TFunction<'coldWallet'>): string =>
  `${network} · ${opName(change.log, t)}`;

/** The columns of the log of contract addresses. */
export function useContractChangeColumns(
  changeOf: (log: OperateLog) => ContractChange,
  networkOf: (base: string) => string,
) {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const isPhone = usePhone();
  return useMemo((): TableColumn<OperateLog>[] => {
    const addressColumn = (tier: 'warm' | 'cold'): TableColumn<OperateLog> => ({
      key: tier,
      header: t(`addresses.tier.${tier}`),
      text: (log) => arrow(changeOf(log)[tier]),
      cell: (log) => <ChangedAddress sides={changeOf(log)[tier]} label={t(`addresses.tier.${tier}`)} />,
    });
    return [
      {
        key: 'created_at',
        header: t('multisig.time'),
        sortable: true,
        card: 'note',
        text: ({ created_at }) => isoWithZone(created_at),
        cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      },
      {
        key: 'what',
        header: t('multisig.change'),
        isTitle: true,
        card: 'lead',
        minWidth: 150,
        text: (log) => changeName(changeOf(log), networkOf(log.area), t),
        cell: (log) => (
          <Text tone="strong" truncate={!isPhone}>
            {changeName(changeOf(log), networkOf(log.area), t)}
          </Text>
        ),
      },
      addressColumn('warm'),
      addressColumn('cold'),
      {
        key: 'operator',
        header: t('multisig.submitter'),
        card: 'about',
        text: ({ operator }) => operator?.nickname ?? t('multisig.system'),
        cell: ({ operator }) => operator?.nickname ?? t('multisig.system'),
      },
      {
        key: 'approvers',
        header: t('multisig.approvers'),
        // They are read apart from the log, and nothing moves once they are there.
        width: '160px',
        priority: 1,
        text: (log) => approverWords(changeOf(log), t),
        cell: (log) => {
          const words = approverWords(changeOf(log), t);
          return words === '' ? missingNumber : <Text truncate={!isPhone}>{words}</Text>;
        },
      },
      {
        key: 'status',
        header: t('multisig.status'),
        card: 'state',
        text: (log) => outcomeText(log, words),
        cell: (log) => <OutcomeTag log={log} />,
      },
    ];
  }, [t, words, isPhone, changeOf, networkOf]);
}
