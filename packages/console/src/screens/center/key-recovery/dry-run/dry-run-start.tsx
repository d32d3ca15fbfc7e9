import { Card, ComboBox, Form, Skeleton, Stack, SubmitButton, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { currentTime } from '#shared/time/server-time.ts';
import { keysOfSubWallet, subWalletsOf } from '../key-reads.ts';
import { beforeOf, type DryRun } from './dry-run.rules.ts';

interface DryRunStartProps {
  walletId: number;
  onStart: (run: DryRun) => void;
}

/** What a dry run is, and with which sub-wallet it is made. */
export function DryRunStart({ walletId, onStart }: DryRunStartProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const [chosen, setChosen] = useState<number | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const names = useQuery(subWalletsOf(walletId));
  const keys = useQuery({
    ...keysOfSubWallet(walletId, chosen ?? 0),
    enabled: chosen !== null,
    staleTime: 0,
  });
  const rows = keys.data?.list;
  const waiting =
    chosen === null || rows !== undefined ? undefined : t(keys.isError ? 'apply.unread' : 'apply.checking');
  return (
    <Card padding="m" title={t('dryRun.title')}>
      <QueryView query={names} skeleton={<Skeleton shape="form" />}>
        {(subWallets) => (
          <Form
            label={t('dryRun.title')}
            onProblems={setProblems}
            onSubmit={() => {
              if (chosen === null || rows === undefined) return;
              onStart({
                subWalletId: chosen,
                startedAt: currentTime(),
                before: beforeOf(rows),
                ticks: {},
                differsAt: 0,
              });
            }}
          >
            <Stack>
              <Text as="p" tone="muted">
                {t('dryRun.description')}
              </Text>
              <ComboBox
                label={t('dryRun.subWallet')}
                description={t('dryRun.subWalletHint')}
                required
                options={subWallets.map((one) => ({
                  id: String(one.sub_wallet_id),
                  label: one.sub_wallet_name,
                }))}
                value={chosen === null ? null : String(chosen)}
                onChange={(id) => setChosen(id === null ? null : Number(id))}
              />
              <div>
                <SubmitButton problems={problems} reason={waiting}>
                  {t('dryRun.start')}
                </SubmitButton>
              </div>
            </Stack>
          </Form>
        )}
      </QueryView>
    </Card>
  );
}
