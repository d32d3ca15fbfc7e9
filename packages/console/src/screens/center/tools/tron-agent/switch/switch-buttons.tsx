import type { TronProxy } from '@mpc/api';
import { Button } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSwitchBar } from '#features/tron-agent';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/** Enables or closes the agent; in arrears another sub-wallet can pay, and it cannot be closed. */
export function SwitchButtons({ agent }: { agent: TronProxy }) {
  const { t } = useTranslation('tools');
  const { show } = useOverlayParam();
  const barred = useSwitchBar(agent.wallet_id);
  const { status } = agent;
  return (
    <>
      {status === 2 || status === 3 ? (
        <Button
          variant="danger"
          disabledReason={barred ?? (status === 3 ? t('agent.close.inArrears') : undefined)}
          onClick={() => show('close-agent')}
        >
          {t('agent.act.close')}
        </Button>
      ) : null}
      {status === 0 || status === 3 ? (
        <Button
          variant={status === 0 ? 'primary' : 'secondary'}
          disabledReason={barred}
          onClick={() => show('enable')}
        >
          {t(status === 0 ? 'agent.act.enable' : 'agent.act.payer')}
        </Button>
      ) : null}
    </>
  );
}

/** Opens where the missing TRX is sent to. */
export function TopUpButton({ agent }: { agent: TronProxy }) {
  const { t } = useTranslation('tools');
  const { show } = useOverlayParam();
  if (agent.status !== 3) return null;
  return (
    <Button size="small" onClick={() => show('top-up')}>
      {t('agent.act.topUp')}
    </Button>
  );
}
