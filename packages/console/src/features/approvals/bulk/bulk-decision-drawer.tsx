import { Banner, Button, Drawer, DrawerFooter, Form, Skeleton, Stack, Text, TextArea, toasts } from '@mpc/ui';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Decision } from '#features/decisions';
import { type OrderInfo, OrderSheet } from '#features/orders';
import { useQrSignAhead } from '#features/signing';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { takesRemark, type Item } from '../item.ts';
import { ItemSheet } from '../item-sheet.tsx';
import { BulkRows, isPaymentItem } from './bulk-rows.tsx';
import type { RowOutcome } from './decide-in-bulk.ts';
import { LeftOut, RowResult } from './row-result.tsx';
import { SignSequence, type Stretch } from './sign-sequence.tsx';
import { useBulkDecision, type ItemRef } from './use-bulk-decision.ts';

export interface BulkDecisionDrawerProps {
  refs: readonly ItemRef[];
  decision: Decision;
  /** Whether an order is another than the one that was confirmed in this browser. */
  differs: (order: OrderInfo) => boolean;
  /** Where there are more to sign than are looked at at once. What follows begins by itself. */
  stretch?: Stretch;
  onClose: () => void;
}

/** One confirmation for one or several things of a sort: each of them as it is decided by itself, one remark, and what became of each. */
export function BulkDecisionDrawer(props: BulkDecisionDrawerProps) {
  const { refs, decision, differs, stretch, onClose } = props;
  const { t } = useTranslation();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const bulk = useBulkDecision({ refs, decision, uid, differs });
  const { items, outcomes, gone, failed } = bulk;
  const isOver = items !== null && items.length === 0;

  const leave = useEffectEvent(() => {
    if (stretch !== undefined) return stretch.onNext();
    toasts.show({ key: 'handled', tone: 'attention', message: t('bulkDecision.allHandled') });
    onClose();
  });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  /** What became of one that waits for no signature of this person any more. */
  const answerOf = ({ status }: Item): RowOutcome => {
    if (status === 0 || status === 1) return { kind: 'done' };
    return status === 2 ? { kind: 'refused', reason: t('signing.state.refused') } : { kind: 'handled' };
  };
  const [signing, setSigning] = useState<{ items: readonly Item[]; stretch?: Stretch | undefined } | null>(
    null,
  );
  const signAll = (left: readonly Item[]) => setSigning({ items: left, stretch });
  const toSign = [...(outcomes?.values() ?? [])].flatMap((one) => (one.kind === 'phone' ? one.item : []));
  useQrSignAhead(toSign.length > 0);
  const isNext = stretch !== undefined && stretch.done > 0;
  // Only codes follow by themselves: what would be sent without one waits for its button.
  const isSigned = bulk.decided.every((item) => typeof item.ways[decision] !== 'function');
  const isReady = isNext && items !== null && !isOver && outcomes === null && !bulk.isReading && isSigned;
  const goOn = useEffectEvent(() =>
    bulk.decide('').then((left) => {
      // What is left out stands among those that wait, and says why when it is looked at first.
      if (left.length === 0) stretch?.onNext();
      else signAll(left);
      return left;
    }),
  );
  useEffect(() => {
    if (isReady) void goOn();
  }, [isReady]);

  const count = items?.length ?? refs.length;
  const outcomeOf = (item: Item) =>
    outcomes === null ? (
      <Against reason={bulk.against.get(item.key)} isAlone={count === 1} />
    ) : (
      <RowResult
        item={item}
        outcome={outcomes.get(item.key) ?? { kind: 'waiting' }}
        decision={decision}
        readAgain={() => bulk.readAgain(item)}
        tell={bulk.tell}
        onSign={(one) => setSigning({ items: [one] })}
      />
    );
  return (
    <Drawer
      open
      size={refs.length > 1 ? 'full' : 'wide'}
      title={t(`bulkDecision.title.${decision}`, { count })}
      onClose={onClose}
    >
      {failed === undefined ? null : <QueryView query={failed}>{() => null}</QueryView>}
      {items === null ? (
        failed === undefined && <Skeleton shape="rows" count={count} />
      ) : (
        // Nothing is there to be confirmed before all of it is shown.
        <Suspense fallback={<Skeleton shape="rows" count={count} />}>
          <Stack gap="xl">
            {gone > 0 ? <Banner tone="attention">{t('bulkDecision.gone', { count: gone })}</Banner> : null}
            {stretch === undefined || stretch.of === refs.length ? null : (
              <Text tone="muted">
                {t('bulkDecision.stretch', {
                  first: stretch.done + 1,
                  last: stretch.done + refs.length,
                  of: stretch.of,
                })}
              </Text>
            )}
            <All items={items} outcome={outcomeOf} />
            <Foot
              items={items}
              decision={decision}
              bulk={bulk}
              toSign={toSign}
              onSign={signAll}
              onClose={onClose}
            />
          </Stack>
        </Suspense>
      )}
      {signing === null || signing.items.length === 0 ? null : (
        <SignSequence
          {...signing}
          notesOf={bulk.notesOf}
          isUnsafe={({ key }) => bulk.unsafe.has(key)}
          readAgain={bulk.readAgain}
          onAnswered={(now) => bulk.tell(now.key, answerOf(now))}
          onClose={() => setSigning(null)}
        />
      )}
    </Drawer>
  );
}

interface AllProps {
  items: readonly Item[];
  /** What stands against one of them, or what became of it. */
  outcome: (item: Item) => ReactNode;
}

/** Payments in one table, and whatever does not fit into a line by itself. */
function All({ items, outcome }: AllProps) {
  const payments = items.filter(isPaymentItem);
  const isTable = payments.length > 1;
  const rest = isTable ? items.filter((item) => !isPaymentItem(item)) : items;
  return (
    <>
      {isTable ? <BulkRows items={payments} outcome={outcome} /> : null}
      {rest.map((item, at) => (
        <One key={item.key} item={item} at={at + 1} of={rest.length}>
          {outcome(item)}
        </One>
      ))}
    </>
  );
}

function Against({ reason, isAlone }: { reason: string | undefined; isAlone: boolean }) {
  if (reason === undefined) return null;
  return isAlone ? <Banner tone="danger">{reason}</Banner> : <LeftOut reason={reason} />;
}

function One({ item, at, of, children }: { item: Item; at: number; of: number; children: ReactNode }) {
  return (
    <Stack gap="m">
      {of === 1 ? null : (
        <Text tone="muted">
          {at} / {of}
        </Text>
      )}
      {item.order === undefined ? <ItemSheet item={item} /> : <OrderSheet order={item.order} />}
      {children}
    </Stack>
  );
}

interface FootProps {
  items: readonly Item[];
  decision: Decision;
  bulk: ReturnType<typeof useBulkDecision>;
  /** What is left to do on the phone. */
  toSign: readonly Item[];
  onSign: (items: readonly Item[]) => void;
  onClose: () => void;
}

function Foot({ items, decision, bulk, toSign, onSign, onClose }: FootProps) {
  const { t } = useTranslation();
  const [remark, setRemark] = useState('');
  const { outcomes, blocked, decide, decided, against } = bulk;
  const settled = useSettled(decided.map((item) => item.key).join(' '));
  const calls = decided.filter((item) => typeof item.ways[decision] === 'function').length;
  const sending = [...(outcomes?.values() ?? [])].some(
    ({ kind }) => kind === 'waiting' || kind === 'sending',
  );
  if (outcomes !== null) {
    return (
      <DrawerFooter>
        <Button block busy={sending} onClick={onClose}>
          {t('signing.close')}
        </Button>
        {toSign.length === 0 || sending ? null : (
          <Button block variant="primary" onClick={() => onSign(toSign)}>
            {t('bulkDecision.sign', { count: toSign.length })}
          </Button>
        )}
      </DrawerFooter>
    );
  }
  const confirm = t(
    against.size > 0 && decided.length > 0
      ? `bulkDecision.rest.${decision}`
      : `bulkDecision.confirm.${decision}`,
    { count: decided.length || items.length },
  );
  const isOnPhone = calls === 0 && decided.length > 0;
  const onPhone = decided.every(({ myAction }) => myAction === 2)
    ? t('bulkDecision.sign', { count: decided.length })
    : t('bulkDecision.phone');
  const submit = async () => {
    const left = await decide(remark);
    // Nothing stands between those that are only signed and their codes.
    if (isOnPhone) onSign(left);
  };
  return (
    <DrawerFooter>
      <Form onSubmit={() => void submit()}>
        <Stack gap="s">
          {calls > 0 && decided.every((item) => takesRemark(item, decision)) ? (
            <TextArea
              label={t(`approval.remarkFor.${decision}`)}
              value={remark}
              onChange={setRemark}
              limit={200}
              rows={2}
            />
          ) : null}
          <Text tone="muted">{t(`approval.consequence.${decision}`)}</Text>
          <Button
            block
            type="submit"
            variant={decision === 'approve' ? 'primary' : 'danger'}
            busy={!settled}
            disabledReason={blocked}
          >
            {isOnPhone ? onPhone : confirm}
          </Button>
        </Stack>
      </Form>
    </DrawerFooter>
  );
}
