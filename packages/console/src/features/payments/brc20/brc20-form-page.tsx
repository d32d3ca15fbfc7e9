import {
  Amount,
  Button,
  Card,
  DrawerFooter,
  EmptyState,
  Form,
  formatNumber,
  KeyValueList,
  Skeleton,
  Stack,
  SubmitButton,
  TextArea,
} from '@mpc/ui';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { recipientRefusal } from '#features/address-check';
import { LazyFeePicker } from '#features/network-fee';
import { lazyPart } from '#shared/lazy-part.tsx';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { add } from '#shared/money/decimal.ts';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { SourceLine } from '../flow/source-line.tsx';
import { ChecksFailed, haveFailed } from '#shared/query-view/checks-failed.tsx';
import type { Refusal } from '../flow/use-payment-flow.ts';
import { refusalDisplayOf } from '../refusals/refusals.rules.ts';
import { RefusedBanner } from '../refusals/refused-banner.tsx';
import { ScreeningTag } from '../recipients/screening-tag.tsx';
import { StrategyHit } from '../transfer/strategy-hit.tsx';
import { brc20WaitsFor, isBrc20Forbidden, type Brc20Answers } from './brc20.rules.ts';
import { mostInscriptions, type Brc20Values } from './brc20.values.ts';
import type { Brc20Facts } from './use-brc20-facts.ts';

// Each weighs as much as the rest of the form, so they come beside it.
const Brc20Destination = lazyPart(() => import('./brc20-destination.tsx'), 'Brc20Destination');
const InscriptionPicker = lazyPart(
  () => import('./inscription-picker.tsx'),
  'InscriptionPicker',
  'btcAddress',
);

export interface Brc20FormPageProps {
  home: PaymentSource;
  ticker: string | null;
  values: Brc20Values;
  facts: Brc20Facts;
  answers: Brc20Answers;
  refused: Refusal | null;
  onChange: (part: Partial<Brc20Values>) => void;
  onAnswer: (part: Partial<Brc20Answers>) => void;
  onReview: () => void;
  /** Since when what was entered earlier is kept; and to throw it away. */
  draftedAt: number | null;
  onDiscard: () => void;
  onCancel: () => void;
}

/** The form of a transfer of inscriptions. Only a form with nothing against it is reviewed. */
export function Brc20FormPage(props: Brc20FormPageProps) {
  const { home, ticker, values, facts, answers, refused, onChange, onAnswer, onReview, onCancel } = props;
  const { draftedAt, onDiscard } = props;
  const { t } = useTranslation();
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { coin } = facts;
  const staleness = useStaleness(facts.observedAt);
  const isStale = staleness !== null && facts.observedAt > 0;
  const waiting = brc20WaitsFor(facts, values.chosen.length);
  if (facts.isMissing)
    return <EmptyState title={t('brc20.noBitcoin')}>{t('brc20.noBitcoinDetail')}</EmptyState>;

  const reason = () => {
    if (isStale) return t(`freshness.${staleness}`);
    if (waiting === 'checks' && haveFailed(facts.needed)) return t('checks.failed');
    return waiting === 'fee' || waiting === 'checks'
      ? t(`transfer.waiting.${waiting}`)
      : recipientRefusal(t, facts.recipient?.recipientCheck);
  };
  return (
    <>
      <Form
        id={id}
        label={t('brc20.title')}
        onProblems={setProblems}
        onSubmit={() => {
          const fits = values.chosen.length <= mostInscriptions && !isBrc20Forbidden(facts);
          if (reason() === undefined && waiting === null && fits) onReview();
        }}
      >
        <Stack>
          <SourceLine home={home} />
          <DraftNotice at={draftedAt} onDiscard={onDiscard} />
          {refused === null || refusalDisplayOf(refused.code).field === 'address' ? null : (
            <RefusedBanner refused={refused} />
          )}
          {isStale ? (
            <StaleBanner
              staleness={staleness}
              observedAt={facts.observedAt}
              busy={facts.fees.isFetching}
              onRefresh={facts.refresh}
            />
          ) : null}
          <Suspense fallback={<Skeleton shape="rows" />}>
            <InscriptionPicker
              subWalletId={home.subWallet.id}
              ticker={ticker}
              chosen={values.chosen}
              taken={facts.taken}
              onChange={(chosen) => onChange({ chosen })}
            />
          </Suspense>
          <Suspense fallback={<Skeleton shape="form" />}>
            {coin === null ? null : (
              <Brc20Destination
                home={home}
                coin={coin}
                values={values}
                facts={facts}
                answers={answers}
                refused={refused}
                onChange={onChange}
                onAnswer={onAnswer}
              />
            )}
          </Suspense>
          <Suspense fallback={<Skeleton shape="text" />}>
            {coin === null || values.chosen.length === 0 ? null : (
              <LazyFeePicker
                estimate={facts.fees.data}
                choice={values.fee}
                onChange={(fee) => onChange({ fee })}
                unit={coin.symbol_alias}
                baseSymbol={coin.base_symbol}
                priceUsd={coin.price_usd}
                query={facts.fees}
                messages={
                  facts.short === null
                    ? []
                    : [
                        {
                          level: 'error',
                          message: t('transfer.finding.feeShort', {
                            need: formatNumber(facts.short, { digits: 'all' }),
                            has: formatNumber(coin.normal_balance, { digits: 'all' }),
                            unit: coin.symbol_alias,
                          }),
                        },
                      ]
                }
              />
            )}
          </Suspense>
          {coin === null || facts.fee === null || (facts.recipient?.to ?? null) === null ? null : (
            <Card padding="m">
              <KeyValueList
                items={[
                  {
                    key: 'total',
                    label: t('transfer.total'),
                    value: <Amount value={add(facts.amount, facts.fee.amount)} symbol={coin.symbol_alias} />,
                  },
                  {
                    key: 'strategy',
                    label: t('transfer.strategy'),
                    value:
                      facts.strategy === undefined ? undefined : (
                        <StrategyHit strategy={facts.strategy} home={home} />
                      ),
                  },
                  {
                    key: 'kyt',
                    label: t('transfer.kyt'),
                    value: <ScreeningTag recipients={facts.recipients} />,
                  },
                ]}
              />
            </Card>
          )}
          <ChecksFailed checks={facts.needed} />
          <TextArea
            label={t('transfer.remark')}
            description={t('transfer.remarkDescription')}
            name="remark"
            rows={2}
            limit={200}
            value={values.remark}
            onChange={(remark) => onChange({ remark })}
          />
        </Stack>
      </Form>
      <DrawerFooter>
        <Button block onClick={onCancel}>
          {t('transfer.cancel')}
        </Button>
        <SubmitButton block form={id} problems={problems} reason={reason()}>
          {t('transfer.review')}
        </SubmitButton>
      </DrawerFooter>
    </>
  );
}
