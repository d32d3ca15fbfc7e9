import { strategies } from '@mpc/api';
import { EmptyState, Link, Page, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  candidatesOf,
  PendingChangeBanner,
  strategyHref,
  StrategyRequest,
  SubWalletScope,
} from '#features/strategies';
import { read } from '#shared/api/api.ts';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { choice } from '#shared/list/codec.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { idIn, useSelection } from '#shared/selection/use-selection.ts';
import { coinsOf } from './add-strategy-first.ts';
import type { EditorFacts } from './editor/strategy-form.tsx';
import { emptyStrategy, isStrategyValues, valuesOf } from './editor/strategy.values.ts';
import { kindOfType, strategiesHref } from './senior-links.ts';
import { StrategyGate } from './strategy-gate.tsx';

const StrategyForm = lazyPart(() => import('./editor/strategy-form.tsx'), 'StrategyForm', [
  'order',
  'transfer',
]);

/** Adds an advanced strategy of the type that the address names, or edits the one it names. */
export function AddStrategyScreen() {
  const { t } = useTranslation('strategyEngine');
  const [params] = useSearchParams();
  const walletId = useSelection().walletId ?? 0;
  const id = idIn(params, 'id');
  const type = choice([1, 2], 1).parse(params.get('type') ?? '');
  if (id !== null)
    return (
      <StrategyGate id={id} title={t('advanced.one')}>
        {(strategy) => (
          <EditorPage type={strategy.type} strategy={strategy}>
            {strategy.pending === null ? null : (
              <PendingChangeBanner walletId={walletId} pending={strategy.pending} />
            )}
            <Editor
              key={strategy.strategy_id}
              subWallet={{ id: strategy.sub_wallet_id, name: strategy.sub_wallet_name }}
              type={strategy.type}
              strategy={strategy}
            />
          </EditorPage>
        )}
      </StrategyGate>
    );
  return (
    <EditorPage type={type} strategy={null}>
      <SubWalletScope none={<EmptyState title={t('advanced.noSubWallet')} />}>
        {({ sub_wallet_id, sub_wallet_name }, picker) => (
          <Editor
            key={`${sub_wallet_id} ${type}`}
            subWallet={{ id: sub_wallet_id, name: sub_wallet_name }}
            type={type}
            strategy={null}
            picker={picker}
          />
        )}
      </SubWalletScope>
    </EditorPage>
  );
}

interface EditorPageProps extends Pick<EditorFacts, 'type' | 'strategy'> {
  children: ReactNode;
}

function EditorPage({ type, strategy, children }: EditorPageProps) {
  const { t } = useTranslation('strategyEngine');
  const { search } = useLocation();
  const kind = kindOfType(type);
  const title = strategy === null ? t(`advanced.add.${kind}`) : t(`advanced.editTitle.${kind}`);
  useCrumbs([{ label: t(`advanced.kind.${kind}`), href: strategiesHref(kind, search) }, { label: title }]);
  return (
    <Page
      title={title}
      description={strategy === null ? t('advanced.addMeans') : strategy.name}
      action={
        <Link variant="button" href={strategiesHref(kind, search)}>
          {t('advanced.toAll')}
        </Link>
      }
    >
      <Stack>{children}</Stack>
      <StrategyRequest />
    </Page>
  );
}

interface EditorProps extends Pick<EditorFacts, 'subWallet' | 'type' | 'strategy'> {
  /** Chooses another sub-wallet. */
  picker?: ReactNode;
}

/** The form with all that it rests on, as it was left. */
function Editor({ subWallet, type, strategy, picker }: EditorProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const walletId = useSelection().walletId ?? 0;
  const all = useQuery(read(strategies.advancedList, { sub_wallet_id: subWallet.id, type }));
  const candidates = useQuery(candidatesOf(walletId, subWallet.id));
  const coins = useQuery(coinsOf(subWallet.id));
  // What the form began with stays while the strategy is read again.
  const [empty] = useState(() => (strategy === null ? emptyStrategy() : valuesOf(strategy)));
  const done = () =>
    void navigate(
      strategy === null
        ? strategiesHref(kindOfType(type), search)
        : strategyHref({
            walletId,
            subWalletId: subWallet.id,
            strategyId: strategy.strategy_id,
            type,
          }),
    );
  const skeleton = <Skeleton shape="form" count={6} />;
  return (
    <QueryView query={all} skeleton={skeleton}>
      {(others) => (
        <QueryView query={candidates} skeleton={skeleton}>
          {(people) => (
            <QueryView query={coins} skeleton={skeleton}>
              {(ofCoins) => (
                <Drafted
                  form={{
                    kind: strategy === null ? `strategy new ${type}` : `strategy ${strategy.strategy_id}`,
                    subWalletId: subWallet.id,
                    empty,
                    isValues: isStrategyValues,
                  }}
                >
                  {(draft) => (
                    <Suspense fallback={skeleton}>
                      <StrategyForm
                        {...draft}
                        {...{ walletId, subWallet, type, strategy }}
                        all={others}
                        candidates={people}
                        coins={ofCoins}
                        picker={picker}
                        onSubmitted={done}
                      />
                    </Suspense>
                  )}
                </Drafted>
              )}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
