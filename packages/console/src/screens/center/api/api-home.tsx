import { readPublicKey, type ApiDetail } from '@mpc/api';
import { Banner, Columns, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { latePart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { ApiCoSigner } from './api-co-signer.tsx';
import { CallbacksCard } from './callbacks-card.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import { PendingApi } from './pending-api.tsx';
import { SecurityCard } from './security-card.tsx';
import { useApiBarred } from './use-api-barred.ts';

const SwitchApi = latePart(() => import('./switch/switch-api.tsx'), 'SwitchApi');

/** Keys whose fingerprint is another than the server says of them. */
const misnamed = (api: ApiDetail): boolean =>
  (
    [
      [api.custody_rsa_pub, api.custody_fingerprint],
      [api.client_rsa_pub, api.client_fingerprint],
      [api.cosigner_rsa_pub, api.cosigner_fingerprint],
    ] as const
  ).some(([pem, said]) => {
    if (pem === '') return said !== '';
    const reading = readPublicKey(pem);
    return !reading.ok || reading.fingerprint !== said.toLowerCase();
  });

/** An API that is there, or waits for its approval: what stands against it first, then its parts. */
export function ApiHome({ walletId, api }: { walletId: number; api: ApiDetail }) {
  const { t } = useTranslation('apiPage');
  const { open, close } = useOverlayParam();
  const barred = useApiBarred(walletId, 'change');
  const { status, online } = api.co_signer;
  const isCoSignerLost = api.status === 1 && status === 2 && online === 0;
  return (
    <Stack>
      {misnamed(api) ? (
        <Banner tone="danger" title={t('home.misnamed')}>
          {t('home.misnamedDetail')}
        </Banner>
      ) : null}
      {barred === undefined ? null : <Banner tone="attention">{barred}</Banner>}
      {isCoSignerLost ? (
        <Banner tone="attention" title={t('coSigner.lost')}>
          {t('coSigner.lostDetail')}
        </Banner>
      ) : null}
      <PendingApi api={api} />
      {status < 2 ? (
        <Banner tone="running" title={t('next.title')}>
          {t(api.cosigner_rsa_pub === '' && api.status !== 3 ? 'next.needsKey' : 'next.inApp')}
        </Banner>
      ) : null}
      <Columns min="420px">
        <CredentialsCard api={api} />
        <SecurityCard walletId={walletId} api={api} />
        <CallbacksCard api={api} />
        <ApiCoSigner api={api} />
      </Columns>
      {open?.kind === 'switch-api' && (api.status === 1 || api.status === 2) ? (
        <SwitchApi walletId={walletId} api={api} onClose={close} />
      ) : null}
    </Stack>
  );
}
