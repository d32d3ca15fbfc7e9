import type { BillDetail, BillStatus } from '@mpc/api';
import { Banner, Button, type Tone } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { lookOf } from '#shared/status/look-of.ts';

const states = {
  1: { tone: 'running', words: 'confirming' },
  2: { tone: 'success', words: 'paid' },
  4: { tone: 'idle', words: 'closed' },
  6: { tone: 'idle', words: 'refunded' },
} as const satisfies Partial<Record<BillStatus, { tone: Tone; words: string }>>;

/** Why nothing is to be paid of a bill, and what is to be had of it instead. */
export function BillState({ bill: { bill_id, status } }: { bill: BillDetail }) {
  const { t } = useTranslation('invoice');
  const { show } = useOverlayParam();
  const look = lookOf(states, status);
  if (look === null) return <Banner tone="idle">{t('gone')}</Banner>;
  return (
    <Banner
      tone={look.tone}
      title={t(`state.${look.words}`)}
      action={
        <Button size="small" onClick={() => show('invoice', bill_id)}>
          {t('act.invoice')}
        </Button>
      }
    >
      {t(`state.${look.words}Detail`)}
    </Banner>
  );
}
