import type { Member } from '@mpc/api';
import { Stat, SummaryCards } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';

interface TeamCardsProps {
  /** Everybody in the wallet; undefined while they are read, null where they cannot be. */
  members: readonly Member[] | null | undefined;
}

const namesIn = (some: readonly Member[]): string => listed(some.map(({ nickname }) => nickname));

/** Everybody in the wallet by their part in it, whatever the list is narrowed to. */
export function TeamCards({ members }: TeamCardsProps) {
  const { t } = useTranslation('teamMember');
  if (members === null) return null;
  const loading = members === undefined;
  const all = members ?? [];
  const inRole = (role: Member['role']) => all.filter((member) => member.role === role);
  const approvers = all.filter(({ is_approver }) => is_approver === 1);
  const [owner] = inRole(1);
  const admins = inRole(2);
  const ordinary = inRole(3);
  return (
    <SummaryCards>
      <Stat label={t('card.owner')} loading={loading} value={owner?.nickname} hint={owner?.account} />
      <Stat
        label={t('card.admins')}
        loading={loading}
        value={admins.length}
        hint={namesIn(admins.slice(0, 3)) || t('card.noAdmins')}
      />
      <Stat
        label={t('card.members')}
        loading={loading}
        value={ordinary.length}
        hint={t('card.membersHint')}
      />
      <Stat
        label={t('card.approvers')}
        loading={loading}
        value={approvers.length}
        hint={t('card.approversHint')}
      />
    </SummaryCards>
  );
}
