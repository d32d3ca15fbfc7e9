import { useState } from 'react';
import { changedContent, type SignCheck } from '#features/decisions';
import { QrSign } from '#features/signing';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { applyContent, type KeyRequest } from './apply-content.ts';
import { ApplySheet } from './apply-sheet.tsx';

export interface ApplySignProps {
  request: KeyRequest;
  /** Reads everything the request is made by anew. */
  again: () => Promise<KeyRequest | null>;
  onClose: () => void;
}

/** The code that asks for keys: made only of what was looked at. The phone asks for its password and the authenticator. */
export function ApplySign({ request, again, onClose }: ApplySignProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const [looked] = useState(request);
  const { wallet, scope, subWallets, reason } = looked;
  const check = async (): Promise<SignCheck> => {
    const now = await again();
    if (now === null) return 'unread';
    return changedContent(applyContent(looked, t), applyContent(now, t)).length === 0 ? 'same' : 'changed';
  };
  return (
    <QrSign
      request={
        scope === 'wallet'
          ? { business_type: 'key_export_wallet', business_id: wallet.id, summary: reason }
          : {
              business_type: 'key_export_sub_wallet',
              business_id: subWallets[0]?.sub_wallet_id ?? 0,
              summary: reason,
            }
      }
      check={check}
      shown={{ content: applyContent(looked, t) }}
      onClose={onClose}
    >
      <ApplySheet request={looked} />
    </QrSign>
  );
}
