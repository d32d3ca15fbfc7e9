import type { Member } from '@mpc/api';
import { Avatar, Inline, StatusTag, Tag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { listed } from '#shared/i18n/i18n.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { roleKey } from '#shared/session/role.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { keyLooks } from './member-looks.ts';

const isVerified = ({ kyc_status, ga_status }: Member) => kyc_status === 1 && ga_status === 1;

const subWalletNames = ({ sub_wallets }: Member): string =>
  listed(sub_wallets.map(({ sub_wallet_name: name }) => name));

interface Words {
  t: TFunction<'teamMember'>;
  /** The words of the shell, for roles. */
  shell: TFunction;
  /** Who looks. */
  uid: number;
}

/** What a member's checks say: identity and authenticator. */
export const checkWords = (member: Member, t: TFunction<'teamMember'>): string =>
  `${t(`kyc.${member.kyc_status}`)} · ${t(`ga.${member.ga_status}`)}`;

/** The columns of the members; a person chooses among them and puts them in order. */
export const memberColumns = ({ t, shell, uid }: Words): TableColumn<Member>[] => [
  {
    key: 'nickname',
    header: t('column.member'),
    isTitle: true,
    card: 'lead',
    minWidth: 190,
    text: ({ nickname }) => nickname,
    cell: (member) => (
      <Inline gap="s" wrap={false}>
        <Avatar name={member.nickname} size={24} />
        <Text tone="strong" truncate>
          {member.nickname}
        </Text>
        {member.uid === uid ? <Tag size="small">{t('you')}</Tag> : null}
      </Inline>
    ),
  },
  {
    key: 'account',
    header: t('column.account'),
    card: 'about',
    minWidth: 112,
    priority: 1,
    cell: ({ account }) => account,
  },
  {
    key: 'role',
    header: t('column.role'),
    card: 'state',
    sortable: true,
    text: ({ role }) => shell(roleKey(role)),
    cell: ({ role, is_approver }) => (
      <Inline gap="xs" wrap={false}>
        <Tag size="small">{shell(roleKey(role))}</Tag>
        {is_approver === 1 ? <Text tone="muted">{t('approver')}</Text> : null}
      </Inline>
    ),
  },
  {
    key: 'sub_wallets',
    header: t('column.subWallets'),
    minWidth: 112,
    text: subWalletNames,
    cell: (member) => {
      const names = subWalletNames(member);
      if (names === '') return <Text tone="muted">{t('noSubWallets')}</Text>;
      return (
        <Text truncate title={names}>
          {member.role === 3 ? names : t('everySubWallet')}
        </Text>
      );
    },
  },
  {
    key: 'strategy_count',
    header: t('column.strategies'),
    align: 'end',
    cell: ({ strategy_count: count }) => count,
  },
  {
    key: 'key_status',
    header: t('column.key'),
    text: ({ key_status }) => codeWords(keyLooks, key_status, t),
    cell: ({ key_status, role }) =>
      role === 1 ? (
        <StatusTag tone="success">{t('key.own')}</StatusTag>
      ) : (
        <CodeTag looks={keyLooks} code={key_status} t={t} />
      ),
  },
  {
    key: 'checks',
    header: t('column.checks'),
    priority: 3,
    minWidth: 104,
    hideOnPhone: true,
    text: (member) => checkWords(member, t),
    cell: (member) => (
      <StatusTag tone={isVerified(member) ? 'success' : 'attention'}>
        {isVerified(member) ? t('verified') : checkWords(member, t)}
      </StatusTag>
    ),
  },
  {
    key: 'joined_at',
    header: t('column.joined'),
    align: 'end',
    sortable: true,
    priority: 2,
    hideOnPhone: true,
    text: ({ joined_at }) => isoWithZone(joined_at),
    cell: ({ joined_at }) => <Time at={joined_at} kind="relative" />,
  },
  {
    key: 'last_login_at',
    header: t('column.lastLogin'),
    align: 'end',
    sortable: true,
    card: 'note',
    text: ({ last_login_at }) => (last_login_at === undefined ? '' : isoWithZone(last_login_at)),
    cell: ({ last_login_at }) =>
      last_login_at === undefined ? (
        <Text tone="muted">{t('neverSignedIn')}</Text>
      ) : (
        <Time at={last_login_at} kind="relative" />
      ),
  },
];
