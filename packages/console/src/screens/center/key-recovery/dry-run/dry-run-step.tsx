import type { KeyExport } from '@mpc/api';
import { Button, Checkbox, Inline, Link, Stack, StatusTag, Text, type Tone } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths, type Href } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { isOwnStep, type DryRun, type DryStep, type OwnStep, type StepState } from './dry-run.rules.ts';

const tones = {
  done: 'success',
  open: 'attention',
  waiting: 'attention',
  failed: 'danger',
  later: 'idle',
  unknown: 'idle',
} as const satisfies Record<StepState, Tone>;

interface DryRunStepProps {
  step: DryStep;
  at: number;
  state: StepState;
  run: DryRun;
  /** The keys of the sub-wallet, by their first; undefined while nobody knows. */
  row: KeyExport | undefined;
  onChange: (run: DryRun) => void;
}

/** One step: ticked by a person, or told by the server, with the way to where it is done. */
export function DryRunStep(props: DryRunStepProps) {
  const { step, at, state, run, onChange } = props;
  const { t } = useTranslation('privateKeyRecovery');
  const title = t('dryRun.step', { at, title: t(`dryRun.is.${step}.title`) });
  const detail = t(`dryRun.is.${step}.detail`);
  return (
    <Inline role="listitem" justify="between" align="start">
      {isOwnStep(step) ? (
        <Checkbox
          checked={run.ticks[step] !== undefined}
          disabled={state === 'later'}
          description={detail}
          onChange={(isDone) => onChange(ticked(run, step, isDone))}
        >
          {title}
        </Checkbox>
      ) : (
        <Stack gap="xs">
          <Text>{title}</Text>
          <Text size="label" tone="muted">
            {detail}
          </Text>
        </Stack>
      )}
      <Inline gap="s">
        <StepAction {...props} />
        {isOwnStep(step) && state !== 'failed' ? null : (
          <StatusTag tone={tones[state]} outlined={state === 'later' || state === 'unknown'}>
            {t(`dryRun.state.${state}`)}
          </StatusTag>
        )}
      </Inline>
    </Inline>
  );
}

/** A step that is done, or is not after all. An address that is the same after all is no other one. */
function ticked(run: DryRun, step: OwnStep, isDone: boolean): DryRun {
  const { [step]: _before, ...others } = run.ticks;
  return {
    ...run,
    ticks: isDone ? { ...others, [step]: currentTime() } : others,
    differsAt: step === 'compare' && isDone ? 0 : run.differsAt,
  };
}

/** Where a step is done. */
function StepAction({ step, state, run, row, onChange }: DryRunStepProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const { search } = useLocation();
  const { show } = useOverlayParam();
  if (step === 'tool')
    return (
      <Link href={withSelection(`${paths.center.keyRecovery}?tab=tool`, search)}>{t('dryRun.toTool')}</Link>
    );
  if (step === 'compare') return <CompareActions state={state} run={run} onChange={onChange} />;
  if (row === undefined || state === 'later') return null;
  const openKey = () => show('key', `${row.sub_wallet_id}.${row.key_type}`);
  if (step === 'apply' && state === 'open')
    return (
      <Button size="small" onClick={() => show('apply', row.sub_wallet_id)}>
        {t('apply.open')}
      </Button>
    );
  if (step === 'approve' && state !== 'done' && row.application !== null) {
    const { item_id } = row.application;
    return (
      <Button size="small" onClick={() => show('key-export', item_id)}>
        {t('key.request')}
      </Button>
    );
  }
  return step === 'export' || step === 'file' ? (
    <Button size="small" onClick={openKey}>
      {t('dryRun.toKey')}
    </Button>
  ) : null;
}

/** Where the addresses stand, and what to say where the restored one is another. */
function CompareActions({ state, run, onChange }: Pick<DryRunStepProps, 'state' | 'run' | 'onChange'>) {
  const { t } = useTranslation('privateKeyRecovery');
  const { search } = useLocation();
  const home: Href = `${paths.center.wallet.index}?s=${run.subWalletId}`;
  const { compare: _compare, ...ticks } = run.ticks;
  return (
    <>
      <Link href={addressesHref(home, search)}>{t('dryRun.toAddresses')}</Link>
      {state === 'open' ? (
        <Button
          size="small"
          variant="danger"
          onClick={() => onChange({ ...run, ticks, differsAt: currentTime() })}
        >
          {t('dryRun.differ')}
        </Button>
      ) : null}
    </>
  );
}

/** The sub-wallet of the dry run, in the wallet of this tab. */
function addressesHref(home: Href, search: string): string {
  const wallet = new URLSearchParams(search).get('w');
  return wallet === null ? home : `${home}&w=${wallet}`;
}
