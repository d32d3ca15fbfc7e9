import type { OperateLog } from '@mpc/api';
import { missingNumber, Text, Time, type TableColumn } from '@mpc/ui';
import type { ParseKeys, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { labeled, listed } from '#shared/i18n/i18n.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { lookOf } from '#shared/status/look-of.ts';
import { OutcomeTag, outcomeText } from '#shared/status/operation-outcome.tsx';
import { usePhone } from '#shared/use-media.ts';
import type { apiActs } from './api-log-list.ts';
import { loggedApi, type LoggedApi } from './logged-api.rules.ts';

const acts: Readonly<Record<(typeof apiActs)[number], ParseKeys<'apiPage'>>> = {
  create: 'log.act.create',
  edit_key: 'log.act.edit_key',
  edit_ip: 'log.act.edit_ip',
  edit_url: 'log.act.edit_url',
  enable: 'log.act.enable',
  disable: 'log.act.disable',
};

/** What was done, in words; as it stands where nobody has told us of it. */
export function actName({ op_type }: OperateLog, t: TFunction<'apiPage'>): string {
  const words = lookOf(acts, op_type);
  return words === null ? op_type : t(words);
}

/** What a setting of the log is called. */
export const loggedName = ({ field }: LoggedApi, t: TFunction<'apiPage'>): string =>
  t(field === null ? 'log.value' : `field.${field}`);

const oneLine = (text: string): string => text.replaceAll('\n', ', ') || missingNumber;

/** The columns of the log of an API. */
export function useApiLogColumns() {
  const { t } = useTranslation('apiPage');
  const { t: words } = useTranslation();
  const isPhone = usePhone();
  return useMemo((): TableColumn<OperateLog>[] => {
    const names = (log: OperateLog) => listed(loggedApi(log).map((one) => loggedName(one, t)));
    return [
      {
        key: 'created_at',
        header: t('log.time'),
        sortable: true,
        card: 'note',
        text: ({ created_at }) => isoWithZone(created_at),
        cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      },
      {
        key: 'act',
        header: t('log.action'),
        isTitle: true,
        card: 'lead',
        minWidth: 150,
        text: (log) => actName(log, t),
        cell: (log) => <Text tone="strong">{actName(log, t)}</Text>,
      },
      {
        key: 'operator',
        header: t('log.operator'),
        card: 'about',
        text: ({ operator }) => operator?.nickname ?? t('log.system'),
        cell: ({ operator }) => operator?.nickname ?? t('log.system'),
      },
      {
        key: 'change',
        header: t('log.change'),
        minWidth: 200,
        text: (log) =>
          loggedApi(log)
            .map((one) => labeled(loggedName(one, t), `${oneLine(one.before)} → ${oneLine(one.after)}`))
            .join('; '),
        cell: (log) => (names(log) === '' ? missingNumber : <Text truncate={!isPhone}>{names(log)}</Text>),
      },
      {
        key: 'status',
        header: t('log.outcome'),
        card: 'state',
        text: (log) => outcomeText(log, words),
        cell: (log) => <OutcomeTag log={log} />,
      },
      {
        key: 'ip',
        header: t('log.ip'),
        priority: 2,
        hideOnPhone: true,
        text: ({ ip }) => ip,
        cell: ({ ip }) => ip || missingNumber,
      },
    ];
  }, [t, words, isPhone]);
}
