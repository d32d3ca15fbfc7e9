import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, type SignCheck } from '#features/decisions';
import { QrSign } from '#features/signing';
import { agentOf } from '#features/tron-agent';
import { EnableSheet, type EnableSheetProps } from './enable-sheet.tsx';
import { payerIn, payersIn, payingSubWallets, trxAddresses } from './payers.ts';
import { readAgain } from '#shared/api/read-again.ts';
import { enableContent } from './switch-content.ts';

export interface EnableSignProps extends EnableSheetProps {
  onClose: () => void;
}

/** The code that lets the platform take service fees from a sub-wallet: made only of what was looked at. */
export function EnableSign({ agent, payer, onClose }: EnableSignProps) {
  const { t } = useTranslation('tools');
  const queryClient = useQueryClient();
  const [looked] = useState({ agent, payer });
  const { wallet_id } = looked.agent;
  const { sub_wallet_id, sub_wallet_name: name } = looked.payer;
  const check = async (): Promise<SignCheck> => {
    const [now, names, addresses] = await Promise.all([
      readAgain(queryClient, agentOf(wallet_id)),
      readAgain(queryClient, payingSubWallets(wallet_id)),
      readAgain(queryClient, trxAddresses(wallet_id)),
    ]);
    if (now === null || names === null || addresses === null) return 'unread';
    const one = payerIn(payersIn(names, addresses), sub_wallet_id);
    const before = enableContent(looked.agent, looked.payer, t);
    return one !== null && changedContent(before, enableContent(now, one, t)).length === 0
      ? 'same'
      : 'changed';
  };
  return (
    <QrSign
      request={{
        business_type: 'trx_proxy',
        business_id: sub_wallet_id,
        summary: t('agent.summary.enable', { name, spender: looked.agent.custody_spender }),
      }}
      check={check}
      shown={{ content: enableContent(looked.agent, looked.payer, t) }}
      onClose={onClose}
    >
      <EnableSheet {...looked} />
    </QrSign>
  );
}
