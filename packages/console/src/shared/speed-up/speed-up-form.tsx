import type { SpeedUp } from '@mpc/api';
import { Banner, Button, DrawerFooter, Form, Skeleton, Stack } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenFee, usualFee, type FeeOption } from '../fee/fee.rules.ts';
import { FeePicker } from '../fee/fee-picker.tsx';
import { StaleBanner } from '../freshness/stale-banner.tsx';
import { useStaleness } from '../freshness/use-staleness.ts';
import { QueryView } from '../query-view/query-view.tsx';
import { PendingFacts } from './pending-facts.tsx';
import { estimateOf, stuckReason, type PendingOrder } from './speed-up.rules.ts';
import { useTerms } from './use-terms.ts';

export interface SpeedUpFormProps {
  kind: 'withdraw' | 'web3';
  order: PendingOrder;
  observedAt: number;
  /** What the server said to the last copy. */
  refused: string | null;
  onReview: (terms: SpeedUp, fee: FeeOption) => void;
  onSign: () => void;
  onCancelOrder: () => void;
  onClose: () => void;
}

/** What is paid now, beside what a faster copy would pay. */
export function SpeedUpForm(props: SpeedUpFormProps) {
  const { kind, order, observedAt, refused, onClose, onCancelOrder } = props;
  const { t } = useTranslation();
  const terms = useTerms(kind, order.id);
  const staleness = useStaleness(Math.min(observedAt, terms.dataUpdatedAt || observedAt));
  return (
    <Stack>
      <Stack>
        <StaleBanner
          staleness={staleness}
          observedAt={observedAt}
          busy={terms.isFetching}
          onRefresh={() => void terms.refetch()}
        />
        {refused === null ? null : (
          <Banner tone="danger" title={t('speedUp.refused')}>
            {refused}
          </Banner>
        )}
        <PendingFacts order={order} terms={terms.data} />
      </Stack>
      <QueryView query={terms} skeleton={<Skeleton shape="form" />}>
        {(data) =>
          data.support === 1 ? (
            <ChooseFee {...props} terms={data} staleness={staleness} />
          ) : (
            <Stuck {...props} terms={data} />
          )
        }
      </QueryView>
      {terms.data === undefined || terms.data.support === 0 ? (
        <DrawerFooter>
          {order.can_cancel ? (
            <Button block variant="danger" onClick={onCancelOrder}>
              {t('speedUp.cancelOrder')}
            </Button>
          ) : null}
          <Button block onClick={onClose}>
            {t('transfer.close')}
          </Button>
        </DrawerFooter>
      ) : null}
    </Stack>
  );
}

function ChooseFee({
  order,
  terms,
  staleness,
  onReview,
  onClose,
}: SpeedUpFormProps & { terms: SpeedUp; staleness: 'offline' | 'old' | null }) {
  const { t } = useTranslation();
  const id = useId();
  const [choice, setChoice] = useState(usualFee);
  const estimate = estimateOf(terms);
  const { option } = chosenFee(estimate, choice, terms.min_gas_price);
  const reason =
    terms.may === 0 ? t('speedUp.barred') : staleness === null ? undefined : t(`freshness.${staleness}`);
  return (
    <>
      <Form
        id={id}
        label={t('speedUp.title')}
        onSubmit={() => {
          if (reason === undefined && option !== null) onReview(terms, option);
        }}
      >
        <FeePicker
          estimate={estimate}
          choice={choice}
          onChange={setChoice}
          unit={order.fee_symbol_alias ?? terms.fee_unit}
          baseSymbol={order.base_symbol}
          least={terms.min_gas_price}
        />
      </Form>
      <DrawerFooter>
        <Button block onClick={onClose}>
          {t('transfer.close')}
        </Button>
        <Button block variant="primary" type="submit" form={id} disabledReason={reason}>
          {t('transfer.review')}
        </Button>
      </DrawerFooter>
    </>
  );
}

/** Why no faster copy can be sent, plainly, and what can be done instead. */
function Stuck({ order, terms, onSign }: SpeedUpFormProps & { terms: SpeedUp }) {
  const { t } = useTranslation();
  const reason = stuckReason(order, terms);
  if (reason === null) return null;
  const action =
    reason === 'waits' && order.my_action === 2 ? (
      <Button size="small" onClick={onSign}>
        {t('speedUp.sign')}
      </Button>
    ) : undefined;
  return (
    <Banner tone={reason === 'waits' ? 'running' : 'attention'} title={t('speedUp.cannot')} action={action}>
      {reason === 'other' ? terms.reason || t('speedUp.stuck.other') : t(`speedUp.stuck.${reason}`)}
    </Banner>
  );
}
