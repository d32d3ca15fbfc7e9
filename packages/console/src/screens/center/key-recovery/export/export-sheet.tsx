import type { KeyApplication } from '@mpc/api';
import { ContentView, DecisionSheet } from '#features/decisions';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exportContent } from './export-content.ts';

/** What leaves the platform, nothing shortened. */
export function ExportSheet({ asked }: { asked: KeyApplication }) {
  const { t } = useTranslation('privateKeyRecovery');
  const name = listed(asked.sub_wallets.map((one) => one.sub_wallet_name));
  return (
    <DecisionSheet
      context={asked.wallet_name}
      headline={asked.scope === 'wallet' ? t('export.headlineWallet') : t('export.headline', { name })}
      note={t('export.note')}
      facts={[]}
    >
      <ContentView content={exportContent(asked, t)} label={t('export.title')} />
    </DecisionSheet>
  );
}
