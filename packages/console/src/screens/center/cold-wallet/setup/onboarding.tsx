import { autoCollect, type AutoCollectConfig, type ColdGate } from '@mpc/api';
import { Card, Inline, Link, Skeleton, Stack, Stepper, Text, type StepperStep } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { needsOf, type Need } from './needs.rules.ts';

/** Where a prerequisite is set up. What the owner sets up elsewhere is said in words. */
const places = { pair: paths.center.coSigner.consolidationEdit, sweep: paths.center.coSigner.index } as const;

const hasPlace = (need: Need): need is keyof typeof places => Object.hasOwn(places, need);

/** What a wallet needs before it can have a cold wallet: what is there, what is missing, and where to set it up. */
export function Onboarding({ walletId, gate }: { walletId: number; gate: ColdGate }) {
  const config = useQuery({ ...read(autoCollect.config, { wallet_id: walletId }), ...live });
  return (
    <QueryView query={config} skeleton={<Skeleton shape="cards" count={1} />}>
      {(found) => <Needs gate={gate} config={found} />}
    </QueryView>
  );
}

function Needs({ gate, config }: { gate: ColdGate; config: AutoCollectConfig }) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const needs = needsOf(gate, config);
  const next = needs.find(({ isMet }) => !isMet)?.need;
  return (
    <Card title={t('setup.gate.title')}>
      <Stack>
        <Text as="p">{t('setup.gate.what')}</Text>
        <Stepper
          direction="vertical"
          label={t('setup.gate.title')}
          steps={needs.map(({ need, isMet }): StepperStep => ({
            key: need,
            title: t(`setup.gate.need.${need}`),
            detail: t(isMet ? 'setup.isDone' : `setup.gate.missing.${need}`),
            state: isMet ? 'done' : need === next ? 'current' : 'waiting',
            ...(isMet || !hasPlace(need) ? {} : { href: withSelection(places[need], search) }),
          }))}
        />
        {next === 'pair' || next === 'sweep' ? (
          <Inline>
            <Link variant="button" href={withSelection(places[next], search)}>
              {t(`setup.gate.go.${next}`)}
            </Link>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  );
}
