import { Button, EmptyState, Link, Page, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { useSetup } from '../setup/use-setup.ts';
import { candidatesOf } from './consolidation-edit-first.ts';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { PairForm } from './pair-form.tsx';
import { PairRequest } from './pair-request.tsx';
import { pairDraft } from './pair.rules.ts';
import { PendingPair } from './pending-pair.tsx';

/** Chooses the sub-wallet that is swept into, and the one that pays for it. */
export function ConsolidationEditScreen() {
  const { t } = useTranslation('coSigner');
  useCrumbs([{ label: t('pair.editTitle') }]);
  const { search } = useLocation();
  const navigate = useNavigate();
  const walletId = useSelection().walletId ?? 0;
  const { show } = useOverlayParam();
  const setup = useSetup();
  const candidates = useQuery(candidatesOf(walletId));
  const [submitted, setSubmitted] = useState(false);
  const home = withSelection(paths.center.coSigner.index, search);
  const skeleton = <Skeleton shape="form" />;
  return (
    <Page
      title={t('pair.editTitle')}
      description={t('pair.description')}
      action={
        <Link variant="button" href={home}>
          {t('index.back')}
        </Link>
      }
    >
      <QueryView query={setup} skeleton={skeleton}>
        {(config) => (
          <QueryView query={candidates} skeleton={skeleton}>
            {(all) => (
              <Stack>
                <PendingPair config={config} impact />
                {all.filter(({ eligible }) => eligible === 1).length === 0 ? (
                  <EmptyState
                    title={t('pair.tooFew')}
                    action={
                      <Button onClick={() => void navigate(withSelection(paths.center.wallet.index, search))}>
                        {t('pair.toAssets')}
                      </Button>
                    }
                  >
                    {t('pair.tooFewDetail')}
                  </EmptyState>
                ) : (
                  <Drafted form={pairDraft(walletId)}>
                    {(draft) => (
                      <PairForm
                        {...draft}
                        walletId={walletId}
                        config={config}
                        candidates={all}
                        onSubmitted={(id) => {
                          setSubmitted(true);
                          if (id !== null) show('sweep-pair', id);
                        }}
                      />
                    )}
                  </Drafted>
                )}
              </Stack>
            )}
          </QueryView>
        )}
      </QueryView>
      <PairRequest {...(submitted ? { onClosed: () => void navigate(home) } : {})} />
    </Page>
  );
}
