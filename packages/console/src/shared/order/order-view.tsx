import type { WithdrawInfo } from '@mpc/api';
import { Banner, Columns, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { coinName } from '../coin/coin-name.ts';
import { StaleBanner } from '../freshness/stale-banner.tsx';
import { useStaleness } from '../freshness/use-staleness.ts';
import { isDecimal } from '../money/decimal.ts';
import { QrSignDialog } from '../signing/qr-sign-dialog.tsx';
import { ChainFacts } from './chain-facts.tsx';
import { DecisionDialog, OrderEssence } from './decision-dialog.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderApproval } from './order-approval.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderStory } from './order-story.tsx';
import { OrderSum } from './order-sum.tsx';
import { useDecision } from './use-decision.ts';
import { useSignRight } from './use-sign-right.ts';

export interface OrderViewProps {
  order: WithdrawInfo;
  uid: number;
  /** When it was read. */
  observedAt: number;
  refreshing: boolean;
  readAgain: () => Promise<WithdrawInfo | null>;
}

/** One order from who asked to how it ended, and what this person may do about it. */
export function OrderView({ order, uid, observedAt, refreshing, readAgain }: OrderViewProps) {
  const { t } = useTranslation();
  const decision = useDecision({ order, uid, readAgain });
  const signing = useSignRight(order, uid);
  const staleness = useStaleness(observedAt);
  const { phase, changes, unsettled } = decision;
  const decides = order.can_cancel || order.my_action !== 0 || signing !== null;

  const blocked = () => {
    if (unsettled !== null) return t('order.off.unknown');
    if (changes.length > 0) return t('order.off.changed');
    if (staleness !== null) return t(`order.off.${staleness}`);
    if ((order.outputs?.length ?? 1) > 1) return t('order.off.several');
    if (order.inscriptions !== undefined) return t('order.off.inscriptions');
    return isReadable(order) ? undefined : t('order.off.unreadable');
  };
  const asking = (phase.kind === 'asking' && changes.length === 0) || phase.kind === 'sending';
  return (
    <Stack>
      {decides ? (
        <StaleBanner
          staleness={staleness}
          observedAt={observedAt}
          busy={refreshing}
          onRefresh={() => void readAgain()}
        />
      ) : null}
      <OrderNotices order={order} decision={decision} onCheck={() => void readAgain()} />
      {signing?.barred === undefined ? null : <Banner tone="idle">{signing.barred}</Banner>}
      <Columns min="320px" gap="xl">
        <Stack gap="xl">
          <OrderSum order={order} />
          <OrderFacts order={order} />
          <ChainFacts
            txid={order.txid}
            txidLink={order.txid_link}
            confirmations={order.confirmations}
            confirmationsNeeded={order.withdraw_confirmation}
            height={order.tx_height}
            replaced={order.replaced}
          />
        </Stack>
        <Stack gap="xl">
          <OrderApproval order={order} uid={uid} />
          <OrderStory order={order} />
        </Stack>
      </Columns>
      <OrderActions
        order={order}
        blocked={blocked()}
        signing={signing}
        refused={phase.kind === 'refused' ? phase.reason : undefined}
        busy={phase.kind === 'sending' ? phase.act : null}
        onAct={decision.ask}
        onSign={decision.sign}
      />
      {asking ? (
        <DecisionDialog
          order={decision.reviewed}
          act={phase.act}
          busy={phase.kind === 'sending'}
          onConfirm={(remark) => void decision.decide(phase.act, remark)}
          onCancel={decision.stop}
        />
      ) : null}
      {phase.kind === 'signing' ? (
        <QrSignDialog
          request={{
            business_type: 'withdraw',
            business_id: order.id,
            summary: `${order.amount} ${coinName(order)} → ${order.address_to}`,
          }}
          onClose={decision.stop}
        >
          <OrderEssence order={order} />
        </QrSignDialog>
      ) : null}
    </Stack>
  );
}

/** Whether the figures a decision rests on are ones: an answer nobody can read must not be agreed to. */
const isReadable = ({ amount, address_to }: WithdrawInfo): boolean =>
  isDecimal(amount) && /^[\x21-\x7e]+$/.test(address_to);
