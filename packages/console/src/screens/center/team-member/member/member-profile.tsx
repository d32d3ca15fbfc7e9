import type { MemberInfo } from '@mpc/api';
import { KeyValueList, StatusTag, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { roleKey } from '#shared/session/role.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { checkWords } from './member-columns.tsx';
import { keyLooks } from './member-looks.ts';

/** Who a member is, and since when. */
export function MemberProfile({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('teamMember');
  const { t: shell } = useTranslation();
  const { role, is_approver, key_status, joined_at, last_login_at } = member;
  const roleWords = shell(roleKey(role));
  return (
    <KeyValueList
      items={[
        { key: 'account', label: t('column.account'), value: member.account },
        {
          key: 'role',
          label: t('column.role'),
          value: is_approver === 1 ? `${roleWords} · ${t('approver')}` : roleWords,
        },
        { key: 'wallet', label: t('detail.wallet'), value: member.wallet_name },
        {
          key: 'key',
          label: t('column.key'),
          value:
            role === 1 ? (
              <StatusTag tone="success">{t('key.own')}</StatusTag>
            ) : (
              <CodeTag looks={keyLooks} code={key_status} t={t} />
            ),
        },
        { key: 'checks', label: t('column.checks'), value: checkWords(member, t) },
        { key: 'joined', label: t('column.joined'), value: <Time at={joined_at} /> },
        {
          key: 'login',
          label: t('column.lastLogin'),
          value: last_login_at === undefined ? t('neverSignedIn') : <Time at={last_login_at} />,
        },
      ]}
    />
  );
}
