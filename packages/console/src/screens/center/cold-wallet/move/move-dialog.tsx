import { Amount, ConfirmDialog, KeyValueList, Link, Stack, Text } from '@mpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { DecisionNotices, DecisionSheet } from '#features/decisions';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { worth } from '#shared/money/worth.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { taskHref } from '../tasks/task-links.ts';
import { faultText, moveContent, wayOf, type ReadyMove } from './move-content.ts';
import { pendingTwin } from './move-journal.ts';
import { MoveNotice } from './move-notice.tsx';
import { payerOf } from './move-reads.ts';
import { MoveRoute } from './move-route.tsx';
import type { Move } from './move.values.ts';
import { useMove } from './use-move.ts';
import { useMoveCheck } from './use-move-check.ts';

export interface MoveDialogProps {
  /** As it was looked at first. */
  ready: ReadyMove;
  /** It became a task. */
  onTaken: (id: number, move: Move) => void;
  onClose: () => void;
}

/** Asks once more before funds move: how much of what, from where to where, what it costs, and what happens next. */
export function MoveDialog({ ready, onTaken, onClose }: MoveDialogProps) {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const { move } = ready;
  const { looked, reasons, isChanged, notices, reads, observedAt, refreshing, refresh, check } =
    useMoveCheck(ready);
  const moving = useMove({
    walletId: move.wallet_id,
    refused: (refusal) => {
      const twin = pendingTwin(refusal);
      if (twin === null) return refusal.msg || refusal.code;
      return (
        <>
          {spaced(t('move.stop.twin', { id: twin }))}
          <Link href={taskHref(twin, search)}>{t('move.openTask')}</Link>
        </>
      );
    },
  });
  const settled = useSettled(JSON.stringify(moveContent(looked, t)));
  const staleness = useStaleness(observedAt);
  const against = () => {
    if (moving.against !== undefined) return moving.against;
    if (isChanged) return words('approval.off.changed');
    if (staleness !== null) return words(`approval.off.${staleness}`);
    if (reasons === undefined) return t('move.checking');
    const [first] = reasons;
    return first === undefined ? undefined : faultText(first, t);
  };
  const send = async () => {
    const id = await moving.send(looked, check);
    if (id !== null) onTaken(id, move);
  };
  return (
    <ConfirmDialog
      open
      size="medium"
      type="warning"
      title={t('move.ask')}
      confirmLabel={t('move.submit')}
      cancelLabel={words('approval.notNow')}
      disabledReason={against()}
      waiting={!settled}
      busy={moving.busy}
      error={moving.error}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap="m">
        <StaleBanner staleness={staleness} observedAt={observedAt} busy={refreshing} onRefresh={refresh} />
        <Unread query={reads.facts} />
        <Unread query={reads.faults} />
        <Unread query={reads.coins} />
        <MoveNotice walletId={move.wallet_id} onFound={(id, sent) => onTaken(id, sent.move)} />
        <DecisionNotices decision={notices} onCheck={refresh} />
        <MoveSheet ready={looked} />
        <Text as="p" tone="muted">
          {t(`move.next.${move.direction}`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

/** A reading that failed, with the way to try again: nothing is sent without it. */
function Unread<Data>({ query }: { query: UseQueryResult<Data> }) {
  return query.isError ? <QueryView query={query}>{() => null}</QueryView> : null;
}

/** A move in full. */
function MoveSheet({ ready: { move, coin, facts, feeCoin } }: { ready: ReadyMove }) {
  const { t } = useTranslation('coldWallet');
  const { vote_free_balance: gas } = facts;
  return (
    <DecisionSheet
      context={wayOf(move.direction, t).label}
      headline={<Amount value={move.amount} symbol={coin.symbol_alias} />}
      note={worth(move.amount, coin.price_usd)}
      facts={[
        { key: 'fee', label: t('move.fee'), value: `${exactAmount(facts.fee)} ${feeCoin}` },
        {
          key: 'payer',
          label: t('move.payer'),
          value: [
            t(`move.paidBy.${payerOf(facts)}`),
            gas === undefined ? '' : `${exactAmount(gas)} ${feeCoin}`,
          ]
            .filter(Boolean)
            .join(' · '),
        },
        ...(move.remark === undefined
          ? []
          : [{ key: 'remark', label: t('move.remark'), value: move.remark }]),
      ]}
    >
      <Stack gap="m">
        <KeyValueList
          items={[
            {
              key: 'coin',
              label: t('move.coin'),
              value: (
                <>
                  {coinName(coin)}
                  <CoinCode symbol={coin.symbol} name={coin.symbol_alias} />
                </>
              ),
            },
          ]}
        />
        <MoveRoute direction={move.direction} facts={facts} baseSymbol={coin.base_symbol} />
      </Stack>
    </DecisionSheet>
  );
}
