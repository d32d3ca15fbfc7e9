import type { AutoCollectConfig } from '@mpc/api';
import { Card, Inline, ProgressBar, Stack, StatusTag, Stepper, Text } from '@mpc/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { partState, prerequisites, setupParts } from './setup.rules.ts';

/** How much of auto sweep is set up, what is still missing, and what it needs besides. */
export function SetupCard({ config }: { config: AutoCollectConfig }) {
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
    <Card title={t('setup.title')} action={<RunTag config={config} />}>
      <Stack gap="m">
        <ProgressBar
          label={
            missing.length === 0
              ? t('setup.complete')
              : t('setup.missing', { parts: missing.map(({ key }) => t(`setup.part.${key}`)).join(', ') })
          }
          value={config.percent / 100}
          text={`${config.percent}%`}
          tone={config.percent === 100 ? 'success' : 'running'}
        />
        {missing.length === 0 ? null : (
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
        )}
        <Checklist found={config.prerequisites} />
      </Stack>
    </Card>
  );
}

/** Whether the co-signer sweeps now. */
function RunTag({ config }: { config: AutoCollectConfig }) {
  const { t } = useTranslation('coSigner');
  if (config.running === 1) return <StatusTag tone="success">{t('setup.running')}</StatusTag>;
  const tone = config.percent === 100 ? 'danger' : 'idle';
  return (
    <StatusTag tone={tone}>{t(config.percent === 100 ? 'setup.stopped' : 'setup.notRunning')}</StatusTag>
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
      <Text tone="muted" role="listitem">
        {t('setup.app')}
      </Text>
    </Inline>
  );
}
