import { WithdrawStatus, type LoginRecord } from '@mpc/api';
import {
  Banner,
  CopyButton,
  Drawer,
  EmptyState,
  KeyValueList,
  Link,
  Section,
  Stack,
  Text,
  Time,
} from '@mpc/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { paths, type Href } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { clientName, deviceOf, faultWords, LoginMarks, loginLooks, placeOf } from './login-columns.tsx';
import type { HourState } from './unusual-hours.rules.ts';

interface LoginDrawerProps {
  /** Undefined where the page does not have it. */
  login: LoginRecord | undefined;
  hour: HourState | undefined;
  onClose: () => void;
}

/** One sign-in in full, and what to do where it was not the person it is said of. */
export function LoginDrawer({ login, hour, onClose }: LoginDrawerProps) {
  const { t } = useTranslation('tools');
  return (
    <Drawer open title={t('logins.detail')} onClose={onClose}>
      {login === undefined ? (
        <EmptyState title={t('logins.gone')}>{t('logins.goneDetail')}</EmptyState>
      ) : (
        <LoginView login={login} hour={hour} />
      )}
    </Drawer>
  );
}

function LoginView({ login, hour }: { login: LoginRecord; hour: HourState | undefined }) {
  const { t } = useTranslation('tools');
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const { person, login_time, ip, client_type, result, fail_reason } = login;
  const isOwn = person.uid === uid;
  const { nickname: name } = person;
  const said = [isoWithZone(login_time), name, ip, placeOf(login), deviceOf(login)].join('\n');
  return (
    <Stack>
      <LoginMarks login={login} hour={hour} isWrapped />
      <KeyValueList
        items={[
          { key: 'time', label: t('logins.time'), value: <Time at={login_time} /> },
          { key: 'member', label: t('logins.member'), value: name },
          { key: 'ip', label: t('logins.ip'), value: ip },
          { key: 'location', label: t('logins.location'), value: placeOf(login) },
          { key: 'device', label: t('logins.device'), value: deviceOf(login) },
          { key: 'os', label: t('logins.os'), value: login.os },
          { key: 'client', label: t('logins.clientHead'), value: clientName(client_type, t) },
          {
            key: 'result',
            label: t('logins.resultHead'),
            value: <CodeTag looks={loginLooks} code={result} t={t} />,
          },
          { key: 'reason', label: t('logins.reason'), value: faultWords(fail_reason, t) },
        ]}
      />
      <Section
        title={isOwn ? t('logins.notMe.title') : t('logins.notMe.titleOther', { name })}
        action={<CopyButton text={said} label={t('logins.notMe.copy')} />}
      >
        <Banner tone={result === 1 ? 'attention' : 'idle'}>
          {t(result === 1 ? 'logins.notMe.wasIn' : 'logins.notMe.wasOut')}
        </Banner>
        <Steps isOwn={isOwn} name={name} uid={person.uid} />
      </Section>
    </Stack>
  );
}

const unsigned = [WithdrawStatus.awaitingApproval, WithdrawStatus.awaitingSignature].join(',');

/** What to do, the most urgent first: only what is there to be done. */
function Steps({ isOwn, name, uid }: { isOwn: boolean; name: string; uid: number }) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const link = (href: Href, said: string) => <Link href={withSelection(href, search)}>{said}</Link>;
  const steps: { key: string; text: string; links: ReactNode }[] = [
    {
      key: 'password',
      text: isOwn ? t('logins.step.password') : t('logins.step.passwordOther', { name }),
      links: null,
    },
    {
      key: 'authenticator',
      text: isOwn ? t('logins.step.authenticator') : t('logins.step.authenticatorOther', { name }),
      links: null,
    },
    {
      key: 'requests',
      text: isOwn ? t('logins.step.requests') : t('logins.step.requestsOther', { name }),
      links: link(`${paths.center.todo}?tab=${isOwn ? 'started' : 'mine'}`, words('nav.todo')),
    },
    {
      key: 'orders',
      text: isOwn ? t('logins.step.orders') : t('logins.step.ordersOther', { name }),
      links: link(
        `${paths.center.transactions}?kind=withdraw&by=${uid}&status=${unsigned}`,
        t('logins.step.toTransactions'),
      ),
    },
    {
      key: 'changes',
      text: t('logins.step.changes'),
      links: (
        <>
          {link(paths.center.addressBook.log, words('nav.addressBookLog'))}
          {' · '}
          {link(paths.center.workspaceStrategyEngine.log, words('nav.workspaceStrategyLog'))}
        </>
      ),
    },
    ...(isOwn
      ? []
      : [
          {
            key: 'team',
            text: t('logins.step.team', { name }),
            links: link(paths.center.teamMember, words('nav.team')),
          },
        ]),
  ];
  return (
    <Stack gap="m" role="list">
      {steps.map(({ key, text, links }, at) => (
        <Stack key={key} gap="xs" role="listitem">
          <Text as="p">{`${at + 1}. ${text}`}</Text>
          {links === null ? null : <Text as="p">{links}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
