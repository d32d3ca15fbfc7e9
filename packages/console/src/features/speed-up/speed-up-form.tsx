import type { SpeedUp } from '@mpc/api';
import { Banner, Button, DrawerFooter, Form, Skeleton, Stack, SubmitButton } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { chosenFee, type FeeChoice, type FeeOption, FeePicker } from '#features/network-fee';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { PendingFacts } from './pending-facts.tsx';
import { estimateOf, feeCoin, type PendingOrder } from './speed-up.rules.ts';
import { StuckNotice } from './stuck-notice.tsx';
import { useFeePrice } from './use-fee-price.ts';
import type { Reading } from './reading.ts';
import type { Terms } from './use-terms.ts';

export interface SpeedUpFormProps {
  order: PendingOrder;
  terms: Terms;
  reading: Reading;
  choice: FeeChoice;
  onChoose: (choice: FeeChoice) => void;
  /** What the server said to the last copy. */
  refused: string | null;
  onReview: (fee: FeeOption) => void;
  onSign: () => void;
  onCancelOrder: () => void;
  onClose: () => void;
}

/** What is paid now, beside what a replacement would pay. */
export function SpeedUpForm(props: SpeedUpFormProps) {
  const { order, terms, reading, refused, onSign, onClose, onCancelOrder } = props;
  const { t } = useTranslation();
  const staleness = useStaleness(reading.observedAt);
  return (
    <Stack>
      <Stack>
        <StaleBanner
          staleness={staleness}
          observedAt={reading.observedAt}
          busy={terms.isFetching}
          onRefresh={reading.refresh}
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
            <ChooseFee {...props} today={data} staleness={staleness} />
          ) : (
            <StuckNotice order={order} terms={data} onSign={onSign} />
          )
        }
      </QueryView>
      {terms.data === undefined || terms.data.support === 0 ? (
        <DrawerFooter>
          {order.can_cancel ? (
            <Button block variant="danger" onClick={onCancelOrder}>
              {t('order.act.revoke')}
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
  today,
  staleness,
  choice,
  onChoose,
  onReview,
  onClose,
}: SpeedUpFormProps & { today: SpeedUp; staleness: 'offline' | 'old' | null }) {
  const { t } = useTranslation();
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const price = useFeePrice(order);
  const estimate = estimateOf(today);
  const { option } = chosenFee(estimate, choice, today.min_gas_price);
  const reason =
    today.may === 0 ? t('speedUp.barred') : staleness === null ? undefined : t(`freshness.${staleness}`);
  return (
    <>
      <Form
        id={id}
        label={t('speedUp.title')}
        onProblems={setProblems}
        onSubmit={() => {
          if (reason === undefined && option !== null) onReview(option);
        }}
      >
        <FeePicker
          estimate={estimate}
          choice={choice}
          onChange={onChoose}
          unit={feeCoin(order)}
          baseSymbol={order.base_symbol}
          priceUsd={price}
          least={today.min_gas_price}
        />
      </Form>
      <DrawerFooter>
        <Button block onClick={onClose}>
          {t('transfer.close')}
        </Button>
        <SubmitButton block form={id} problems={problems} reason={reason}>
          {t('speedUp.confirm')}
        </SubmitButton>
      </DrawerFooter>
    </>
  );
}
