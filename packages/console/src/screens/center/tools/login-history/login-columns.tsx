import type { LoginFault, LoginRecord } from '@mpc/api';
import { Inline, missingNumber, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords, lookOf } from '#shared/status/look-of.ts';
import { usePhone } from '#shared/use-media.ts';
import type { HourState } from './unusual-hours.rules.ts';

type Words = TFunction<'tools'>;

/** Whether somebody was let in. */
export const loginLooks = {
  0: { tone: 'danger', label: 'logins.result.0' },
  1: { tone: 'success', label: 'logins.result.1' },
} as const;

const clients = { web: 'logins.client.web', app: 'logins.client.app', api: 'logins.client.api' } as const;

const faults = {
  password: 'logins.fault.password',
  authenticator: 'logins.fault.authenticator',
  expired: 'logins.fault.expired',
  refused: 'logins.fault.refused',
  locked: 'logins.fault.locked',
} as const satisfies Record<Exclude<LoginFault, ''>, string>;

/** What was signed in with, in words; as it stands where nobody has told us of it. */
export const clientName = (client: string, t: Words): string => {
  const words = lookOf(clients, client);
  return words === null ? client : t(words);
};

/** Why somebody was not let in; empty where they were. */
export const faultWords = (fault: string, t: Words): string => {
  const words = lookOf(faults, fault);
  return words === null ? fault : t(words);
};

/** Where it was: the town, and the country by its two letters. */
export const placeOf = ({ location, country }: LoginRecord): string =>
  [location, country].filter((part) => part !== '').join(', ');

/** With what it was. */
export const deviceOf = ({ device, browser }: LoginRecord): string =>
  [device, browser].filter((part) => part !== '').join(' · ');

/** What stands out about a sign-in. */
function marksOf(login: LoginRecord, hour: HourState | undefined): ('device' | 'country' | 'hour')[] {
  return [
    ...(login.is_new_device === 1 ? (['device'] as const) : []),
    ...(login.is_new_country === 1 ? (['country'] as const) : []),
    ...(hour === 'unused' ? (['hour'] as const) : []),
  ];
}

interface LoginMarksProps {
  login: LoginRecord;
  hour: HourState | undefined;
  /** Takes the lines it needs. */
  isWrapped: boolean;
}

/** What stands out about a sign-in, in color and words; nothing where nothing does. */
export function LoginMarks({ login, hour, isWrapped }: LoginMarksProps) {
  const { t } = useTranslation('tools');
  const marks = marksOf(login, hour);
  if (marks.length === 0) return null;
  return (
    <Inline gap="xs" wrap={isWrapped}>
      {marks.map((mark) => (
        <StatusTag key={mark} tone="attention">
          {t(`logins.mark.${mark}`)}
        </StatusTag>
      ))}
    </Inline>
  );
}

/** The columns of the sign-ins; whose they are stands there where several people's are listed. */
export function useLoginColumns(hours: ReadonlyMap<number, HourState>, isOwner: boolean) {
  const { t } = useTranslation('tools');
  const isPhone = usePhone();
  return useMemo(
    (): TableColumn<LoginRecord>[] => [
      {
        key: 'login_time',
        header: t('logins.time'),
        isTitle: true,
        sortable: true,
        card: 'lead',
        minWidth: 154,
        text: ({ login_time }) => isoWithZone(login_time),
        cell: ({ login_time }) => <Time at={login_time} kind="short" />,
      },
      ...(isOwner
        ? [
            {
              key: 'person',
              header: t('logins.member'),
              card: 'about' as const,
              text: ({ person }: LoginRecord) => person.nickname,
              cell: ({ person }: LoginRecord) => person.nickname,
            },
          ]
        : []),
      {
        key: 'marks',
        header: t('logins.marks'),
        // Room for two: hours are marked a moment later, and nothing moves then.
        width: '208px',
        text: (login) => listed(marksOf(login, hours.get(login.id)).map((mark) => t(`logins.mark.${mark}`))),
        cell: (login) => <LoginMarks login={login} hour={hours.get(login.id)} isWrapped={isPhone} />,
      },
      { key: 'ip', header: t('logins.ip'), text: ({ ip }) => ip, cell: ({ ip }) => ip },
      { key: 'location', header: t('logins.location'), text: placeOf, cell: placeOf },
      {
        key: 'device',
        header: t('logins.device'),
        minWidth: 176,
        priority: 1,
        text: deviceOf,
        cell: (login) => <Text truncate={!isPhone}>{deviceOf(login)}</Text>,
      },
      {
        key: 'client',
        header: t('logins.clientHead'),
        priority: 3,
        hideOnPhone: true,
        text: ({ client_type }) => clientName(client_type, t),
        cell: ({ client_type }) => clientName(client_type, t),
      },
      {
        key: 'result',
        header: t('logins.resultHead'),
        card: 'state',
        text: ({ result }) => codeWords(loginLooks, result, t),
        cell: ({ result }) => <CodeTag looks={loginLooks} code={result} t={t} />,
      },
      {
        key: 'reason',
        header: t('logins.reason'),
        minWidth: 80,
        priority: 2,
        hideOnPhone: true,
        text: ({ fail_reason }) => faultWords(fail_reason, t),
        cell: ({ fail_reason }) => (
          <Text truncate={!isPhone}>{faultWords(fail_reason, t) || missingNumber}</Text>
        ),
      },
    ],
    [t, isPhone, hours, isOwner],
  );
}
