import type { SubWallet } from '@mpc/api';
import { Tag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

const roles = { 0: null, 1: 'omnibus', 2: 'gasStation' } as const;
const whitelist = { 0: null, 1: 'whitelist', 2: 'whitelistPending', 3: 'whitelistPending' } as const;

/** What a sub-wallet is for, and what watches over it. */
export function SubWalletBadges({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const role = roles[subWallet.collect_role];
  const white = whitelist[subWallet.white_status];
  return (
    <>
      {role === null ? null : <Tag size="small">{t(`assets.badge.${role}`)}</Tag>}
      {subWallet.kyt_status === 1 ? <Tag size="small">{t('assets.badge.kyt')}</Tag> : null}
      {white === null ? null : <Tag size="small">{t(`assets.badge.${white}`)}</Tag>}
    </>
  );
}
