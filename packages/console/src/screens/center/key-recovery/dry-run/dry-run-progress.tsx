import { Banner, Button, Card, ConfirmDialog, ProgressBar, Stack, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { live } from '#shared/freshness/live.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { keysOfSubWallet, subWalletsOf } from '../key-reads.ts';
import { DryRunStep } from './dry-run-step.tsx';
import { doneOf, drySteps, stepStates, type DryRun } from './dry-run.rules.ts';

interface DryRunProgressProps {
  walletId: number;
  run: DryRun;
  onChange: (run: DryRun) => void;
  onForget: () => void;
}

/** How far a dry run has come: what the server knows of it, and what a person ticked. */
export function DryRunProgress({ walletId, run, onChange, onForget }: DryRunProgressProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const [isAsking, setAsking] = useState(false);
  const keys = useQuery({
    ...keysOfSubWallet(walletId, run.subWalletId),
    ...live,
    refetchOnMount: 'always',
  });
  const names = useQuery(subWalletsOf(walletId));
  const name =
    names.data?.find(({ sub_wallet_id }) => sub_wallet_id === run.subWalletId)?.sub_wallet_name ??
    String(run.subWalletId);
  const states = stepStates(run, keys.data?.list);
  const done = doneOf(states);
  const isDone = done === drySteps.length;
  return (
    <Card
      padding="m"
      title={t('dryRun.of', { name })}
      action={
        <Button size="small" onClick={() => setAsking(true)}>
          {t('dryRun.restart')}
        </Button>
      }
    >
      <Stack>
        <ChecksFailed checks={[keys]}>
          <Text as="p">{t('dryRun.unread')}</Text>
        </ChecksFailed>
        <ProgressBar
          label={t('dryRun.progress')}
          value={done / drySteps.length}
          text={t('dryRun.steps', { done, count: drySteps.length })}
          tone={isDone ? 'success' : 'running'}
          note={
            <>
              {t('dryRun.started')} <Time at={run.startedAt} kind="short" />
            </>
          }
        />
        {isDone ? (
          <Banner tone="success" title={t('dryRun.complete')}>
            {t('dryRun.completeDetail')}
          </Banner>
        ) : null}
        {run.differsAt > 0 ? (
          <Banner tone="danger" title={t('dryRun.differs')}>
            {t('dryRun.differsDetail')}
          </Banner>
        ) : null}
        <Stack gap="m" role="list" aria-label={t('dryRun.list')}>
          {drySteps.map((step, at) => (
            <DryRunStep
              key={step}
              step={step}
              at={at + 1}
              state={states[step]}
              run={run}
              row={keys.data?.list[0]}
              onChange={onChange}
            />
          ))}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        type="remove"
        title={t('dryRun.restartTitle')}
        confirmLabel={t('dryRun.restart')}
        onConfirm={onForget}
        onCancel={() => setAsking(false)}
      >
        {t('dryRun.restartDetail')}
      </ConfirmDialog>
    </Card>
  );
}
