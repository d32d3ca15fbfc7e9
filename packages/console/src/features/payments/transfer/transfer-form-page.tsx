import { Button, DrawerFooter, Form, Skeleton, Stack, SubmitButton, TextArea } from '@mpc/ui';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { recipientRefusal } from '#features/address-check';
import { lazyPart } from '#shared/lazy-part.tsx';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { SourceLine } from '../flow/source-line.tsx';
import { ChecksFailed, haveFailed } from '#shared/query-view/checks-failed.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { AmountPart } from './amount-part.tsx';
import { DestinationField } from '../recipients/destination-field.tsx';
import { FeePart } from '../fees/fee-part.tsx';
import { MemoField } from '../recipients/memo-field.tsx';
import { RecipientMode } from '../recipients/recipient-mode.tsx';
import { refusalDisplayOf } from '../refusals/refusals.rules.ts';
import { RefusedBanner } from '../refusals/refused-banner.tsx';
import { SourceField } from '../fees/source-field.tsx';
import { BillNotice } from '../recipients/bill-notice.tsx';
import { TestTransfer } from './test-transfer.tsx';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import type { PaymentSource } from '../flow/use-home.ts';
import { waitingFor } from './transfer-findings.ts';
import { billOf } from './transfer.values.ts';
import { TransferOutlook } from './transfer-outlook.tsx';
import { useDataStaleness, type TransferData } from './use-transfer-facts.ts';
import type { TransferForm } from './use-transfer-form.ts';

// Pickers weigh as much as the rest of the drawer, so they come beside it.
const CoinField = lazyPart(() => import('./coin-field.tsx'), 'CoinField');
const RecipientsField = lazyPart(() => import('../recipients/recipients-field.tsx'), 'RecipientsField');

interface TransferFormPageProps {
  home: PaymentSource;
  form: TransferForm;
  data: TransferData;
  onReview: () => void;
  /** Another recipient or amount is another payment. */
  onLeaveBill: () => void;
  onCancel: () => void;
}

/** The form of a payment. Whatever can be known is said beside its field, and only a form with nothing against it is reviewed. */
export function TransferFormPage(props: TransferFormPageProps) {
  const { home, form, data, onReview, onLeaveBill, onCancel } = props;
  const { t } = useTranslation();
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { facts, queries } = data;
  const { coin } = facts;
  const bill = billOf(form.values.bound);
  const staleness = useDataStaleness(data);
  const waiting = waitingFor(facts);
  const refused =
    form.refused !== null && refusalDisplayOf(form.refused.code).field === 'form' ? form.refused : null;
  // Errors are shown when a form is sent, so an empty field keeps nobody from trying.
  const reason =
    staleness !== null && coin !== null
      ? t(`freshness.${staleness}`)
      : facts.feeFault === null && (waiting === 'balance' || waiting === 'fee' || waiting === 'checks')
        ? t(
            waiting === 'checks' && haveFailed(queries.needed)
              ? 'checks.failed'
              : `transfer.waiting.${waiting}`,
          )
        : facts.recipients.map(({ recipientCheck }) => recipientRefusal(t, recipientCheck)).find(Boolean);

  return (
    <QueryView query={queries.coins} skeleton={<Skeleton shape="form" />}>
      {() => (
        <>
          <Form
            id={id}
            label={t('transfer.title')}
            onProblems={setProblems}
            onSubmit={() => {
              if (reason === undefined && waiting === null) onReview();
            }}
          >
            <Stack>
              <SourceLine home={home} />
              {bill === null ? null : <BillNotice bill={bill} binding={facts.bound} onFree={onLeaveBill} />}
              <DraftNotice at={form.draftedAt} onDiscard={form.discard} />
              {refused === null ? null : <RefusedBanner refused={refused} />}
              <Suspense fallback={<Skeleton shape="text" count={2} />}>
                <CoinField form={form} data={data} />
              </Suspense>
              {coin === null ? null : (
                <>
                  <StaleBanner
                    staleness={staleness}
                    observedAt={data.observedAt}
                    busy={data.isRefreshing}
                    onRefresh={data.refresh}
                  />
                  <SourceField key={coin.symbol} home={home} form={form} data={data} />
                  <RecipientMode form={form} data={data} />
                  {facts.isSeveral ? (
                    <Suspense fallback={<Skeleton shape="form" />}>
                      <RecipientsField form={form} data={data} />
                    </Suspense>
                  ) : (
                    <>
                      <DestinationField home={home} form={form} data={data} />
                      <MemoField form={form} data={data} />
                      <AmountPart form={form} data={data} />
                      <TestTransfer form={form} data={data} />
                    </>
                  )}
                  <FeePart walletId={home.wallet.id} form={form} data={data} />
                  <TransferOutlook home={home} data={data} />
                  <TextArea
                    label={t('transfer.remark')}
                    description={t('transfer.remarkDescription')}
                    name="remark"
                    rows={2}
                    limit={200}
                    value={form.values.remark}
                    onChange={(remark) => form.change({ remark })}
                  />
                  <ChecksFailed checks={queries.needed} />
                </>
              )}
            </Stack>
          </Form>
          <DrawerFooter>
            <Button block onClick={onCancel}>
              {t('transfer.cancel')}
            </Button>
            <SubmitButton block form={id} problems={problems} reason={reason}>
              {t('transfer.review')}
            </SubmitButton>
          </DrawerFooter>
        </>
      )}
    </QueryView>
  );
}
