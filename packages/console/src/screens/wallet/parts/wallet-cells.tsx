import type { Wallet } from '@mpc/api';
import { Avatar, Inline, StatusTag, Text, Time } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { Around, slot } from '#shared/i18n/around.tsx';
import { latePart } from '#shared/lazy-part.tsx';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { currentTime } from '#shared/time/server-time.ts';
import { packageStatus } from '../wallet-package.rules.ts';
import { walletStatus } from '../wallet-looks.ts';

export const UnpaidTag = latePart(() => import('./unpaid-tag.tsx'), 'UnpaidTag');

/** What was bought, and how long it still runs. */
export function PackageCell({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const [now] = useState(currentTime);
  const status = packageStatus(wallet, now);
  const time = <Time at={wallet.package_expire_time} kind="relative" />;
  return (
    <Inline gap="s" wrap={false}>
      <Text truncate>{wallet.package_name}</Text>
      {status === 'fine' ? (
        <Text tone="muted" size="label">
          <Around text={t('wallets.expires', { time: slot })}>{time}</Around>
        </Text>
      ) : (
        <StatusTag tone={status === 'soon' ? 'attention' : 'danger'}>
          <span>
            <Around text={t(status === 'soon' ? 'wallets.expires' : 'wallets.expiredAt', { time: slot })}>
              {time}
            </Around>
          </span>
        </StatusTag>
      )}
    </Inline>
  );
}

/** Whether it can be used, and whether its key would survive the owner's phone. */
export function StatusCell({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const bare = wallet.wallet_status !== 0 && wallet.backup_status === 0;
  return (
    <Inline gap="xs" wrap={false}>
      <CodeTag looks={walletStatus} code={wallet.wallet_status} t={t} />
      {bare ? <StatusTag tone="attention">{t('wallets.notBackedUp')}</StatusTag> : null}
    </Inline>
  );
}

/** What it is called: by the person, where they have a name of their own for it, and by everybody. */
export function WalletName({ wallet }: { wallet: Wallet }) {
  return (
    <Inline wrap={false}>
      <Avatar name={wallet.alias || wallet.wallet_name} shape="square" size={28} />
      <Text tone="strong" truncate>
        {wallet.alias || wallet.wallet_name}
      </Text>
      {wallet.alias ? (
        <Text tone="muted" size="label" truncate>
          {wallet.wallet_name}
        </Text>
      ) : null}
    </Inline>
  );
}
