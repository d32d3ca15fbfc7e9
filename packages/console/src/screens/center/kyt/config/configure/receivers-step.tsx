import { notices } from '@mpc/api';
import { Inline, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddReceiver, ReceiverList, ShownReceiver } from '#features/receivers';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import type { StepProps } from './config-form.tsx';

/** Who is told by e-mail. They are the wallet's, whichever provider screens, and each change is decided by itself. */
export function ReceiversStep({ walletId, barred }: Pick<StepProps, 'walletId' | 'barred'>) {
  const { t } = useTranslation('kyt');
  const [shown, setShown] = useState<string | null>(null);
  const receivers = useQuery(read(notices.receivers, { wallet_id: walletId, notice_type: 'kyt' }));
  const shared = { type: 'kyt' as const, walletId, barred, shown, onShow: setShown };
  return (
    <Stack gap="m">
      <Inline justify="between">
        <Text tone="muted">{t('config.receivers.means')}</Text>
        <AddReceiver {...shared} list={receivers.data} />
      </Inline>
      <QueryView query={receivers}>
        {(list) => <ReceiverList {...shared} list={list} emptyDetail={t('config.receivers.emptyDetail')} />}
      </QueryView>
      <ShownReceiver {...shared} list={receivers.data} isStacked />
    </Stack>
  );
}
