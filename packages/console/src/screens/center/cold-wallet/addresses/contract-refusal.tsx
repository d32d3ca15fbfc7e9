import { codes, Refusal } from '@mpc/api';
import { Button, Inline } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isFields, isNumber } from '#shared/fields.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/** Codes of the server that are about the addresses: they are said beside them. */
export type AddressFault = 'invalid' | 'notFound' | 'notSigner';

const faults: Readonly<Record<string, AddressFault>> = {
  [codes.invalidAddress]: 'invalid',
  [codes.multisigNotFound]: 'notFound',
  [codes.notMultisigSigner]: 'notSigner',
};

/** What the server has against the addresses; null where it is something else. */
export const addressFaultOf = (error: unknown): AddressFault | null =>
  error instanceof Refusal && Object.hasOwn(faults, error.code) ? (faults[error.code] ?? null) : null;

/** Why the server took a request no further; a request that waits already is led to. */
export function ContractRefusal({ error, onShow }: { error: unknown; onShow: () => void }) {
  const { t } = useTranslation('coldWallet');
  const { show } = useOverlayParam();
  if (!(error instanceof Refusal)) return t('addresses.refused.unread');
  const { code, data, msg } = error;
  if (code !== codes.changePending) return <>{msg || code}</>;
  const id = isFields(data) && isNumber(data['item_id']) ? data['item_id'] : null;
  return (
    <Inline gap="s">
      {t('addresses.refused.pending')}
      {id === null ? null : (
        <Button
          size="small"
          onClick={() => {
            onShow();
            show('cold-address', id);
          }}
        >
          {t('addresses.pending.view')}
        </Button>
      )}
    </Inline>
  );
}
