import { codes, Refusal } from '@mpc/api';
import { Button, Inline } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isFields, isNumber } from '#shared/fields.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { commandWords } from '#shared/query-view/command-words.ts';
import { apiFields } from './keys/api-fields.ts';

/** Why the server took a change no further, and what to do next; one that waits already is led to. */
export function ApiRefusal({ error, onShow }: { error: unknown; onShow: () => void }) {
  const { t } = useTranslation('apiPage');
  const { t: words } = useTranslation();
  const { show } = useOverlayParam();
  const data = error instanceof Refusal && isFields(error.data) ? error.data : {};
  if (error instanceof Refusal && error.code === codes.changePending) {
    const id = isNumber(data['item_id']) ? data['item_id'] : null;
    return (
      <Inline gap="s">
        {t('refused.pending')}
        {id === null ? null : (
          <Button
            size="small"
            onClick={() => {
              onShow();
              show('api', id);
            }}
          >
            {t('pending.view')}
          </Button>
        )}
      </Inline>
    );
  }
  const field = apiFields.find((one) => one === data['field']);
  if (field !== undefined) return <>{t('refused.field', { field: t(`field.${field}`) })}</>;
  if (error instanceof Refusal && error.code === codes.alreadyHandled) return <>{t('refused.already')}</>;
  return <>{commandWords(words, error)}</>;
}
