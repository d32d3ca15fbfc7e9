import type { KeyApplication } from '@mpc/api';
import type { TFunction } from 'i18next';
import { momentFact, personText, type Content } from '#features/decisions';
import { listed } from '#shared/i18n/i18n.ts';

/** Everything an export rests on: whose keys, who asked and why, and until when. */
export function exportContent(asked: KeyApplication, t: TFunction<'privateKeyRecovery'>): Content {
  const { wallet_id, wallet_name, applicant, scope, sub_wallets, reason, valid_until, status } = asked;
  return {
    facts: [
      { key: 'wallet', label: t('field.wallet'), text: `${wallet_name} · ${wallet_id}` },
      {
        key: 'scope',
        label: t('field.scope'),
        text: t(`scope.${scope === 'wallet' ? 'wallet' : 'sub_wallet'}`),
      },
      {
        key: 'subWallets',
        label: t('field.subWallets', { count: sub_wallets.length }),
        text: listed(sub_wallets.map((one) => `${one.sub_wallet_name} · ${one.sub_wallet_id}`)),
      },
      { key: 'applicant', label: t('field.applicant'), text: personText(applicant.uid, applicant.nickname) },
      { key: 'reason', label: t('field.reason'), text: reason },
      ...(valid_until === 0 ? [] : [momentFact('until', t('column.until'), valid_until)]),
    ],
    diff: [],
    beside: [{ key: 'status', label: t('column.status'), text: String(status) }],
  };
}
