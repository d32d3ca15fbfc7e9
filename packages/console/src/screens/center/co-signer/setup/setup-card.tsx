import type { AutoCollectConfig } from '@mpc/api';
import { Card, Inline, ProgressBar, Stack, StatusTag, Stepper, Text } from '@mpc/ui';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import type { SweepRun } from '#features/sweep-stops';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { partState, prerequisites, setupParts } from './setup.rules.ts';

interface SetupCardProps {
  config: AutoCollectConfig;
  /** Null while that is unknown. */
  run: SweepRun | null;
}

/** How much of auto sweep is set up, what is still missing, and what it needs besides. */
export function SetupCard({ config, run }: SetupCardProps) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  const { show } = useOverlayParam();
  const missing = setupParts.filter(({ key }) => config.steps[key] !== 1);
  const goTo = {
    pair: { href: withSelection(paths.center.coSigner.consolidationEdit, search) },
    scope: { onClick: () => show('scope') },
    symbols: { onClick: () => show('coins') },
  };
  return (
    <Card title={t('setup.title')} action={<RunTag run={run} />}>
      <Stack gap="m">
        <ProgressBar
          label={
            missing.length === 0
              ? t('setup.complete')
              : t('setup.missing', { parts: listed(missing.map(({ key }) => t(`setup.part.${key}`))) })
          }
          value={config.percent / 100}
          text={`${config.percent}%`}
          tone={config.percent === 100 ? 'success' : 'running'}
        />
        <Stepper
          label={t('setup.title')}
          steps={setupParts.map(({ key, percent }) => {
            const state = partState(config, key);
            return {
              key,
              title: t(`setup.part.${key}`),
              detail: state === 'pending' ? t('setup.pending') : `${percent}%`,
              state: state === 'pending' ? 'waiting' : state,
              ...(state === 'current' ? goTo[key] : {}),
            };
          })}
        />
        <Checklist found={config.prerequisites} />
      </Stack>
    </Card>
  );
}

const runTone = { running: 'success', paused: 'attention', stopped: 'danger', notRunning: 'idle' } as const;

/** Whether the co-signer sweeps now, and how many coins it does not. */
function RunTag({ run }: { run: SweepRun | null }) {
  const { t } = useTranslation('coSigner');
  if (run === null) return null;
  return (
    <StatusTag tone={runTone[run.kind]}>
      {run.kind === 'paused' ? t('setup.paused', { count: run.count }) : t(`setup.${run.kind}`)}
    </StatusTag>
  );
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What is there already, and where to get what is not. */
function Checklist({ found }: { found: AutoCollectConfig['prerequisites'] }) {
  const { t } = useTranslation('coSigner');
  return (
    <Inline gap="l" role="list" aria-label={t('setup.prerequisites')}>
      {prerequisites.map((name) => {
        const isThere = found[name] === 1;
        return (
          <Inline key={name} gap="s" role="listitem" data-there={isThere}>
            {isThere ? <CircleCheck {...icon} /> : <CircleAlert {...icon} />}
            <Text tone={isThere ? 'muted' : 'strong'}>
              {t(isThere ? `setup.have.${name}` : `setup.need.${name}`)}
            </Text>
          </Inline>
        );
      })}
      <Inline gap="s" wrap={false} role="listitem">
        <Info {...icon} />
        <Text tone="muted">{t('setup.app')}</Text>
      </Inline>
    </Inline>
  );
}
