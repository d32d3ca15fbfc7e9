import { Banner, Button, Skeleton, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DryRunProgress } from './dry-run-progress.tsx';
import { DryRunStart } from './dry-run-start.tsx';
import { useDryRun } from './use-dry-run.ts';

/** A rehearsal of the recovery with one sub-wallet, kept for this person in this browser. */
export function DryRunTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('privateKeyRecovery');
  const { run, isKept, save, forget } = useDryRun(walletId);
  if (run === null) return <Skeleton shape="form" />;
  return (
    <Stack gap="m">
      {isKept ? null : <Banner tone="attention">{t('dryRun.notKept')}</Banner>}
      {run === 'changed' ? (
        <Banner
          tone="danger"
          title={t('dryRun.changed')}
          action={
            <Button size="small" onClick={forget}>
              {t('dryRun.restart')}
            </Button>
          }
        >
          {t('dryRun.changedDetail')}
        </Banner>
      ) : run === 'none' ? (
        <DryRunStart walletId={walletId} onStart={save} />
      ) : (
        <DryRunProgress walletId={walletId} run={run} onChange={save} onForget={forget} />
      )}
    </Stack>
  );
}
