import { Field, Segmented, Skeleton, Stack } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { isUtxo } from './funds.rules.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import type { TransferData } from '../transfer/use-transfer-facts.ts';
import type { TransferForm } from '../transfer/use-transfer-form.ts';

const SourceAddresses = lazyPart(() => import('./source-addresses.tsx'), 'SourceAddresses');

interface SourceFieldProps {
  home: PaymentSource;
  form: TransferForm;
  data: TransferData;
}

/** Where the money leaves from, on a chain where a sub-wallet has several addresses: whichever suffice, or those chosen. */
export function SourceField({ home, form, data }: SourceFieldProps) {
  const { t } = useTranslation();
  const { coin, from, utxo } = data.facts;
  const [choosing, setChoosing] = useState(from.length > 0);
  if (coin === null || !coin.support_multi_addr) return null;
  const several = isUtxo(coin);
  const wanted = choosing || from.length > 0;
  return (
    <Field
      label={t('transfer.source.label')}
      description={
        wanted
          ? undefined
          : several
            ? t('transfer.source.automaticInputs', { count: utxo?.max_inputs ?? 0 })
            : t('transfer.source.automaticAccount')
      }
    >
      <Stack gap="s">
        <Segmented
          label={t('transfer.source.label')}
          items={[
            { id: 'automatic', label: t('transfer.source.automatic') },
            { id: 'chosen', label: t(several ? 'transfer.source.chosen' : 'transfer.source.one') },
          ]}
          selected={wanted ? 'chosen' : 'automatic'}
          onSelect={(mode) => {
            setChoosing(mode === 'chosen');
            if (mode === 'automatic') form.change({ from: [] });
          }}
        />
        {wanted ? (
          <Suspense fallback={<Skeleton shape="rows" count={3} />}>
            <SourceAddresses
              subWalletId={home.subWallet.id}
              coin={coin}
              most={several ? (utxo?.max_inputs ?? 1) : 1}
              mergeable={utxo?.merge_enable === true}
              chosen={from}
              onChange={(next) => form.change({ from: next })}
            />
          </Suspense>
        ) : null}
      </Stack>
    </Field>
  );
}
