import { wallets, type DepositInfo, type RefundInfo } from '@mpc/api';
import { Amount, Banner, DrawerFooter, KeyValueList, Skeleton, Stack, SubmitButton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SourceLine } from '#features/payments';
import { read } from '#shared/api/api.ts';
import { keepDatedDraft, type DatedDraft } from '#shared/drafts/dated-draft.ts';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { deleteDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import { RefundConfirm } from './refund-confirm.tsx';
import { RefundForm } from './refund-form.tsx';
import { ChangedRefund, LostRefund, TakenRefund } from './refund-outcome.tsx';
import { readyRefund, startOf, type RefundValues } from './refund.values.ts';
import { useRefund } from './use-refund.ts';
import { useRefundRecipient } from './use-refund-recipient.ts';
import { cacheLifetime } from '@mpc/api/queries';

export interface RefundFlowProps {
  /** The deposit's number, as it was asked for. */
  id: number;
  deposit: DepositInfo;
  info: RefundInfo;
  observedAt: number;
  refreshing: boolean;
  uid: number;
  draftKey: DraftKey;
  /** What was entered earlier. */
  kept: DatedDraft<RefundValues> | null;
  onRefresh: () => void;
  /** Shows the refund, where its whole story is told. */
  onShow: (id: number) => void;
}

/** Giving a deposit back: the form, the confirmation, and what became of it. */
export function RefundFlow(props: RefundFlowProps) {
  const { id, deposit, info, observedAt, refreshing, uid, draftKey, kept, onRefresh, onShow } = props;
  const { t } = useTranslation();
  const form = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [values, setValues] = useState(kept?.draft ?? startOf(info));
  const [draftedAt, setDraftedAt] = useState(kept?.savedAt ?? null);
  const [knowsRisk, setKnowsRisk] = useState(false);
  const wallet = { id: deposit.wallet_id, name: deposit.wallet_name };
  const subWallet = { id: deposit.sub_wallet_id, name: deposit.sub_wallet_name };
  const refund = useRefund({
    id,
    draftKey,
    from: {
      uid,
      wallet,
      subWallet,
      unit: info.symbol_alias,
      before: (deposit.refunds ?? []).map(({ refund_id }) => refund_id),
    },
  });
  const { phase } = refund;
  const { sub_wallet_id, symbol } = deposit;
  const coin = useQuery({ ...read(wallets.coinAsset, { sub_wallet_id, symbol }), staleTime: cacheLifetime });
  const hasMemo = coin.data?.coin.support_memo === '1';
  const recipient = useRefundRecipient({ info, subWalletId: sub_wallet_id, hasMemo, value: values.address });
  const { refused, isAnswered } = recipient;

  const change = (part: Partial<RefundValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    if (part.address !== undefined) {
      setKnowsRisk(false);
      recipient.forget();
    }
    void keepDatedDraft(draftKey, next);
  };
  const discard = () => {
    change(startOf(info));
    setDraftedAt(null);
    void deleteDraft(draftKey);
  };
  const review = () => {
    const ready = readyRefund(values, info, { depositId: id, subWalletId: sub_wallet_id });
    if (ready !== null && refused === undefined && isAnswered) refund.review(ready);
  };

  if (phase.kind === 'reading') return <Skeleton shape="form" />;
  if (phase.kind === 'changed') return <ChangedRefund info={info} onCompared={() => void refund.giveUp()} />;
  if (phase.kind === 'unknown')
    return (
      <LostRefund
        info={info}
        sent={phase.sent}
        onFound={(made) => refund.found(made, phase.sent)}
        onGiveUp={() => void refund.giveUp()}
      />
    );
  if (phase.kind === 'sent')
    return <TakenRefund info={info} id={phase.id} sent={phase.sent} onShow={() => onShow(phase.id)} />;
  if (phase.kind !== 'form')
    return (
      <RefundConfirm
        info={info}
        observedAt={observedAt}
        refreshing={refreshing}
        ready={phase.ready}
        against={refused ?? (isAnswered ? undefined : t('refund.blocked'))}
        source={`${deposit.wallet_name} / ${deposit.sub_wallet_name}`}
        shownAt={phase.shownAt}
        choice={values.fee}
        sending={phase.kind === 'sending'}
        onRefresh={onRefresh}
        onConfirm={() => void refund.confirm(phase.ready, knowsRisk)}
        onRenew={review}
        onBack={refund.back}
      />
    );
  const barred = info.can_refund
    ? undefined
    : t(info.pending_id === undefined ? 'refund.notNow' : 'refund.pending');
  const amount = (value: string) => <Amount value={value} symbol={info.symbol_alias} />;
  return (
    <Stack>
      {barred === undefined ? null : <Banner tone="attention">{barred}</Banner>}
      <SourceLine home={{ wallet, subWallet }} />
      <DraftNotice at={draftedAt} onDiscard={discard} />
      <KeyValueList
        items={[
          { key: 'amount', label: t('refund.deposited'), value: amount(info.amount) },
          { key: 'refunded', label: t('refund.refunded'), value: amount(info.refunded) },
          { key: 'left', label: t('refund.left'), value: amount(info.max_amount) },
          ...(info.held_by === undefined
            ? []
            : [{ key: 'held', label: t('deposit.held'), value: t(`deposit.heldBy.${info.held_by}`) }]),
        ]}
      />
      <RefundForm
        id={form}
        info={info}
        subWalletId={sub_wallet_id}
        hasMemo={hasMemo}
        values={values}
        recipient={recipient}
        problem={refund.problem}
        knowsRisk={knowsRisk}
        onKnowsRisk={setKnowsRisk}
        onChange={change}
        onProblems={setProblems}
        onSubmit={review}
      />
      <DrawerFooter>
        <SubmitButton block form={form} problems={problems} reason={barred ?? refused}>
          {t('refund.review')}
        </SubmitButton>
      </DrawerFooter>
    </Stack>
  );
}
