import { Checkbox, Stack, TextField } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { memoFault, ownTakesNone } from './memo.rules.ts';
import { onlyRecipient } from '../transfer/transfer-facts.ts';
import type { TransferData } from '../transfer/use-transfer-facts.ts';
import type { TransferForm } from '../transfer/use-transfer-form.ts';

/** What the recipient told to write beside the payment. Needed, unless somebody says that it is not. */
export function MemoField({ form, data }: { form: TransferForm; data: TransferData }) {
  const { t } = useTranslation();
  const { coin, noMemo } = data.facts;
  const recipient = onlyRecipient(data.facts);
  if (coin === null || recipient === null || coin.support_memo !== '1') return null;
  const packed = recipient.check?.ok === true && recipient.check.memo !== undefined;
  const needless = ownTakesNone(recipient);
  const { bound } = form.values;
  return (
    <Stack gap="s">
      <TextField
        label={t('transfer.memo')}
        description={
          packed
            ? t('transfer.memoPacked')
            : needless
              ? t('transfer.memoOwn')
              : noMemo
                ? undefined
                : t('transfer.memoDescription')
        }
        required={!noMemo && !needless}
        disabled={noMemo}
        readOnly={packed || bound !== null}
        name="memo"
        value={noMemo ? '' : recipient.memo}
        onChange={(memo) => form.change({ memo })}
        check={(memo) =>
          memoFault(coin, { ...recipient, memo }, noMemo) === 'format'
            ? { level: 'error', message: t('transfer.memoFormat') }
            : null
        }
      />
      {packed || needless || bound !== null ? null : (
        <Checkbox
          checked={noMemo}
          description={noMemo ? t('transfer.noMemoRisk') : undefined}
          onChange={(none) => form.change({ noMemo: none, ...(none ? { memo: '' } : {}) })}
        >
          {t('transfer.noMemo')}
        </Checkbox>
      )}
    </Stack>
  );
}
