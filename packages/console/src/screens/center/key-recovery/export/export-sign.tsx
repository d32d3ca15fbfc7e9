import type { KeyApplication } from '@mpc/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changedContent, type SignCheck } from '#features/decisions';
import { QrSign } from '#features/signing';
import { readAgain } from '#shared/api/read-again.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { applicationOf } from '../key-reads.ts';
import { exportContent } from './export-content.ts';
import { ExportSheet } from './export-sheet.tsx';

export interface ExportSignProps {
  asked: KeyApplication;
  onClose: () => void;
}

/** The code with which the phone adds its share to the file: made only of the request that was looked at. */
export function ExportSign({ asked, onClose }: ExportSignProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const queryClient = useQueryClient();
  const [looked] = useState(asked);
  const names = listed(looked.sub_wallets.map((one) => one.sub_wallet_name));
  const check = async (): Promise<SignCheck> => {
    const now = await readAgain(queryClient, applicationOf(looked.apply_id));
    if (now === null) return 'unread';
    return changedContent(exportContent(looked, t), exportContent(now, t)).length === 0 ? 'same' : 'changed';
  };
  return (
    <QrSign
      request={{
        business_type: 'key_export_file',
        business_id: looked.apply_id,
        summary:
          looked.scope === 'wallet'
            ? t('export.summaryWallet', { name: looked.wallet_name })
            : t('export.summary', { names }),
      }}
      check={check}
      shown={{ content: exportContent(looked, t) }}
      onClose={onClose}
    >
      <ExportSheet asked={looked} />
    </QrSign>
  );
}
