import { Banner, Button, Columns, Dialog, Link, QrCode, Skeleton, Stack, Text } from '@mpc/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useHeldLayout } from '#shared/overlay/use-beside.ts';
import { Answered } from '#features/decisions';
import { sandboxPhone, scannable } from './code-link.rules.ts';
import { useSignCode, type SignCodeOptions, type SignRequest } from './use-sign-code.ts';

export interface QrSignDialogProps extends Pick<SignCodeOptions, 'request' | 'check' | 'shown'> {
  /** Something speaks against signing it: there is no code any more, nor another. @default false */
  isUnsafe?: boolean;
  /** The words the phone shows as well. */
  fingerprint?: ReactNode;
  /** What is signed, in full, to compare with the phone. */
  children: ReactNode;
  /** It is one of several, signed one after another: what is signed makes way for the next by itself. */
  sequence?: { at: number; of: number; onNext: () => void } | undefined;
  onClose: () => void;
}

/** What moves money; anything else is a change that is agreed to. */
const orders = new Set<SignRequest['business_type']>(['withdraw', 'web3', 'refund', 'collect', 'cold_task']);

/** Shows the code that the phone scans to sign. No key is ever in the browser. */
export function QrSignDialog(props: QrSignDialogProps) {
  const { request, check, shown, isUnsafe = false, fingerprint, children, sequence, onClose } = props;
  const { t } = useTranslation();
  useHeldLayout();
  const { code, state, left, make, said } = useSignCode({ request, check, shown, isUnsafe });
  const over = state === 'confirmed' || state === 'refused';
  const isOrder = orders.has(request.business_type);
  const mayRetry = state === 'expired' || state === 'notMade' || state === 'unread';
  const goOn = useEffectEvent(() => sequence?.onNext());
  useEffect(() => {
    if (state === 'confirmed') goOn();
  }, [state]);
  // Only what surely was not signed makes way for the next.
  const mayPass =
    sequence !== undefined &&
    (state === 'refused' || state === 'changed' || (state === 'notMade' && said !== ''));
  return (
    <Dialog
      open
      size="medium"
      title={
        sequence === undefined
          ? t(isOrder ? 'signing.title' : 'signing.item')
          : t('signing.sequence', sequence)
      }
      onClose={onClose}
      footer={
        <>
          {over || state === 'changed' ? null : (
            <Button variant={mayRetry ? 'primary' : 'secondary'} busy={state === 'making'} onClick={make}>
              {t('signing.refresh')}
            </Button>
          )}
          {mayPass ? (
            <Button variant="primary" onClick={sequence.onNext}>
              {t('signing.next')}
            </Button>
          ) : null}
          <Button
            variant={(over || state === 'changed') && !mayPass ? 'primary' : 'secondary'}
            onClick={onClose}
          >
            {t(sequence === undefined ? 'signing.close' : 'signing.stop')}
          </Button>
        </>
      }
    >
      <Stack>
        <Columns min="240px">
          {state === 'making' ? <Skeleton shape="cards" count={1} /> : null}
          {state === 'waiting' && code !== null ? (
            <Stack align="center" gap="s">
              <QrCode text={scannable(code.qrc_content, location.origin)} label={t('signing.code')} />
              <Text>{t('signing.scan')}</Text>
              <PhoneLink path={sandboxPhone(code.qrc_content)} />
            </Stack>
          ) : null}
          <Stack>
            {state === 'notMade' ? <Banner tone="danger">{said || t('signing.notMade')}</Banner> : null}
            {state === 'changed' || state === 'unread' ? (
              <Banner tone="danger">{t(`signing.state.${state}`)}</Banner>
            ) : null}
            {state === 'waiting' || state === 'scanned' ? (
              <Banner tone={state === 'scanned' ? 'running' : 'idle'} title={t(`signing.state.${state}`)}>
                {t('signing.left', { count: left })}
              </Banner>
            ) : null}
            {state === 'confirmed' ? (
              <Banner tone="success">{t(isOrder ? 'signing.state.confirmed' : 'signing.agreed')}</Banner>
            ) : null}
            {state === 'refused' ? (
              <Banner tone="danger">{t(isOrder ? 'signing.state.refused' : 'signing.declined')}</Banner>
            ) : null}
            {state === 'expired' ? <Banner tone="attention">{t('signing.state.expired')}</Banner> : null}
            {fingerprint}
          </Stack>
        </Columns>
        <Answered value={over}>{children}</Answered>
      </Stack>
    </Dialog>
  );
}

function PhoneLink({ path }: { path: string | null }) {
  const { t } = useTranslation();
  if (path === null) return null;
  return (
    <Link href={path} external>
      {t('signing.openPhone')}
    </Link>
  );
}
