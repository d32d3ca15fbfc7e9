import type { TronProxy } from '@mpc/api';
import { Banner, Button, Drawer } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useQrSignAhead } from '#features/signing';
import { useSwitchBar } from '#features/tron-agent';
import { CloseSheet } from './close-sheet.tsx';
import { CloseSign } from './close-sign.tsx';

export interface CloseDrawerProps {
  walletId: number;
  agent: TronProxy;
  onClose: () => void;
}

/** The decision to close the agent, with everything it leads to. */
export function CloseDrawer({ walletId, agent, onClose }: CloseDrawerProps) {
  const { t } = useTranslation('tools');
  const [signing, setSigning] = useState<TronProxy | null>(null);
  const barred = useSwitchBar(walletId);
  useQrSignAhead(barred === undefined);
  const against =
    agent.status === 2 ? undefined : t(agent.status === 3 ? 'agent.close.inArrears' : 'agent.close.notOn');
  return (
    <Drawer
      open
      title={t('agent.close.title')}
      onClose={onClose}
      footer={
        <Button variant="danger" disabledReason={barred ?? against} onClick={() => setSigning(agent)}>
          {t('agent.act.sign')}
        </Button>
      }
    >
      {against === undefined || signing !== null ? (
        <CloseSheet agent={signing ?? agent} />
      ) : (
        <Banner tone="idle">{against}</Banner>
      )}
      {signing === null ? null : <CloseSign walletId={walletId} agent={signing} onClose={onClose} />}
    </Drawer>
  );
}
