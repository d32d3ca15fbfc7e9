import type { TronProxy } from '@mpc/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, type SignCheck } from '#features/decisions';
import { QrSign } from '#features/signing';
import { agentOf } from '#features/tron-agent';
import { CloseSheet } from './close-sheet.tsx';
import { readAgain } from '#shared/api/read-again.ts';
import { closeContent } from './switch-content.ts';

export interface CloseSignProps {
  walletId: number;
  agent: TronProxy;
  onClose: () => void;
}

/** The code that closes the agent: made only while it stands as it was looked at. */
export function CloseSign({ walletId, agent, onClose }: CloseSignProps) {
  const { t } = useTranslation('tools');
  const queryClient = useQueryClient();
  const [looked] = useState(agent);
  const check = async (): Promise<SignCheck> => {
    const now = await readAgain(queryClient, agentOf(walletId));
    if (now === null) return 'unread';
    return changedContent(closeContent(looked, t), closeContent(now, t)).length === 0 ? 'same' : 'changed';
  };
  return (
    <QrSign
      request={{
        business_type: 'trx_proxy_close',
        business_id: walletId,
        summary: t('agent.summary.close', { name: looked.auth_sub_wallet_name }),
      }}
      check={check}
      shown={{ content: closeContent(looked, t) }}
      onClose={onClose}
    >
      <CloseSheet agent={looked} />
    </QrSign>
  );
}
