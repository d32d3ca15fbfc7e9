import type { BasicStrategy } from '@mpc/api';
import { Button, Card, Inline, KeyValueList, Stack, Tag, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { drawnSteps, PendingChangeBanner, StepsLine } from '#features/strategies';
import { poll } from '#shared/api/poll.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { CardShapes } from '#shared/loading/card-shapes.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { basicOf } from '../strategy-engine-first.ts';
import { scenes } from './basic-form.values.ts';

const BasicDrawer = lazyPart(() => import('./basic-drawer.tsx'), 'BasicDrawer');

export interface BasicTabProps {
  walletId: number;
  subWallet: { sub_wallet_id: number; sub_wallet_name: string };
}

/** The basic strategy of a sub-wallet: what it decides, the steps it asks, and the change of it that waits. */
export function BasicTab({ walletId, subWallet }: BasicTabProps) {
  const { open, close } = useOverlayParam();
  const basic = useQuery({ ...basicOf(subWallet.sub_wallet_id), refetchInterval: poll(20_000) });
  return (
    <QueryView query={basic} skeleton={<CardShapes lines={[7]} />}>
      {(strategy) => (
        <Stack>
          {strategy.pending === null ? null : (
            <PendingChangeBanner walletId={walletId} pending={strategy.pending} />
          )}
          <BasicCard strategy={strategy} />
          {open?.kind === 'edit' ? (
            <Suspense>
              <BasicDrawer walletId={walletId} strategy={strategy} onClose={close} />
            </Suspense>
          ) : null}
        </Stack>
      )}
    </QueryView>
  );
}

function BasicCard({ strategy }: { strategy: BasicStrategy }) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { show } = useOverlayParam();
  const others = scenes.filter((scene) => !strategy.scenes.includes(scene));
  return (
    <Card
      title={t('basic.title')}
      action={
        <Button icon={<Pencil size={16} strokeWidth={1.5} aria-hidden />} onClick={() => show('edit')}>
          {t('basic.edit')}
        </Button>
      }
    >
      <Stack>
        <StepsLine label={t('steps.line')} steps={drawnSteps(strategy.node_list)} />
        <KeyValueList
          items={[
            {
              key: 'scenes',
              label: words('approval.field.scenes'),
              value: (
                <Inline gap="xs">
                  {strategy.scenes.map((scene) => (
                    <Tag key={scene}>{words(`approval.scene.${scene}`)}</Tag>
                  ))}
                </Inline>
              ),
            },
            ...(others.length === 0
              ? []
              : [
                  {
                    key: 'owner',
                    label: t('basic.ownerDecides'),
                    value: (
                      <Inline gap="xs">
                        {others.map((scene) => (
                          <Tag key={scene}>{words(`approval.scene.${scene}`)}</Tag>
                        ))}
                      </Inline>
                    ),
                  },
                ]),
            {
              key: 'updated',
              label: t('list.updated'),
              value: (
                <>
                  {strategy.updated_by.nickname} · <Time at={strategy.updated_at} />
                </>
              ),
            },
            { key: 'version', label: t('basic.version'), value: strategy.version },
          ]}
        />
        <Text as="p" tone="muted">
          {t('basic.cannotDelete')}
        </Text>
      </Stack>
    </Card>
  );
}
