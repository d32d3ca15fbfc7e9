import type { AdvancedStrategy, ChangeRequest } from '@mpc/api';
import { Banner, Button, Card, EmptyState, Inline, Stack } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { PendingChangeBanner } from '#features/strategies';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { BasicLast } from './basic-last.tsx';
import { orderDraft, ordered, splitStrategies } from './order.rules.ts';
import { StrategyCard } from './strategy-card.tsx';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'), 'DeleteDialog');
const StrategyMenu = lazyPart(() => import('./strategy-menu.tsx'), 'StrategyMenu');
const OrderedStrategies = lazyPart(() => import('./ordered-strategies.tsx'), 'OrderedStrategies');
const OrderDialog = lazyPart(() => import('./order-dialog.tsx'), 'OrderDialog');

export interface StrategyListProps {
  walletId: number;
  subWallet: { sub_wallet_id: number; sub_wallet_name: string };
  type: 1 | 2;
  all: readonly AdvancedStrategy[];
  /** The new order that waits for approval. */
  pendingOrder: ChangeRequest | null;
}

/** Strategies as cards that are put in order, those that wait to be added, and the basic one that decides the rest. */
export function StrategyList(props: StrategyListProps) {
  const { walletId, subWallet, type, all, pendingOrder } = props;
  const { t } = useTranslation('strategyEngine');
  const { show } = useOverlayParam();
  const [asked, setAsked] = useState<'order' | number | null>(null);
  const draft = useDraft(orderDraft(subWallet.sub_wallet_id, type));
  const { inForce, added } = splitStrategies(all);
  const { rows, isMoved } = ordered(inForce, pendingOrder === null ? (draft.values?.ids ?? null) : null);
  const items = rows.map((strategy, at) => ({
    id: String(strategy.strategy_id),
    label: strategy.name,
    disabled: pendingOrder !== null || draft.values === null,
    strategy,
    place: at + 1,
  }));
  const gone = all.find(({ strategy_id }) => strategy_id === asked);
  const settle = {
    onSubmitted: (auditId: number) => {
      if (asked === 'order') draft.clear();
      setAsked(null);
      show('strategy', auditId);
    },
    onPending: (auditId: number) => {
      setAsked(null);
      show('strategy', auditId);
    },
    onClose: () => setAsked(null),
  };
  const menu = (strategy: AdvancedStrategy) => (
    <Suspense>
      <StrategyMenu walletId={walletId} strategy={strategy} onDelete={() => setAsked(strategy.strategy_id)} />
    </Suspense>
  );
  const shown = (strategy: AdvancedStrategy, place: number) => (
    <StrategyCard
      walletId={walletId}
      strategy={strategy}
      place={place}
      isMoved={isMoved && strategy.status === 1 && inForce[place - 1] !== strategy}
    />
  );
  const card = (strategy: AdvancedStrategy, place: number) => (
    <Card key={strategy.strategy_id}>
      <Inline justify="between" align="start" wrap={false}>
        {shown(strategy, place)}
        {menu(strategy)}
      </Inline>
    </Card>
  );
  const cards = items.map((item) => card(item.strategy, item.place));
  return (
    <Stack>
      {pendingOrder === null ? null : <PendingChangeBanner walletId={walletId} pending={pendingOrder} />}
      {isMoved ? (
        <Banner
          tone="attention"
          title={t('list.moved')}
          action={
            <Inline gap="s">
              <Button size="small" onClick={draft.clear}>
                {t('list.discard')}
              </Button>
              <Button size="small" variant="primary" onClick={() => setAsked('order')}>
                {t('list.reviewOrder')}
              </Button>
            </Inline>
          }
        >
          {t('list.movedDetail')}
        </Banner>
      ) : null}
      {all.length === 0 ? (
        <EmptyState title={t('list.empty')}>{t('list.emptyDetail')}</EmptyState>
      ) : items.length === 1 ? (
        cards
      ) : (
        <Suspense fallback={cards}>
          <OrderedStrategies
            items={items}
            onReorder={(ids) => draft.change({ ids: ids.map(Number) })}
            renderItem={({ strategy, place }) => shown(strategy, place)}
            renderActions={({ strategy }) => menu(strategy)}
          />
        </Suspense>
      )}
      {added.map((strategy) => card(strategy, strategy.priority))}
      <BasicLast subWalletId={subWallet.sub_wallet_id} />
      {asked === 'order' && isMoved ? (
        <OrderDialog
          {...settle}
          walletId={walletId}
          subWallet={subWallet}
          type={type}
          before={inForce}
          after={rows}
        />
      ) : null}
      {gone === undefined ? null : <DeleteDialog {...settle} walletId={walletId} strategy={gone} />}
    </Stack>
  );
}
