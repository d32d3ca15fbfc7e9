import { AddressField, Button, Checkbox, Skeleton, Stack, type FieldVerdict } from '@mpc/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFieldCheck, lookAlikeVerdict } from '../../../../../shared/address/address-verdict.ts';
import { LookAlikeProof } from './look-alike-proof.tsx';
import { addressFindings, isRisky } from './transfer-findings.ts';
import type { Home } from './transfer-facts.ts';
import { refusedVerdicts, sayFinding } from './transfer-words.ts';
import { isProven, needsComparing } from './transfer-proofs.ts';
import type { TransferData } from './use-transfer-facts.ts';
import type { TransferForm } from './use-transfer-form.ts';

const BookPicker = lazy(async () => ({ default: (await import('./book-picker.tsx')).BookPicker }));

interface DestinationFieldProps {
  home: Home;
  form: TransferForm;
  data: TransferData;
}

/** Whom the money goes to: everything that is known against the address, and what has to be said before it is paid. */
export function DestinationField({ home, form, data }: DestinationFieldProps) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  const { facts, book } = data;
  const { coin, to, lookAlike } = facts;
  if (coin === null) return null;

  const imitated = to !== null && lookAlike !== null;
  const imitation: FieldVerdict[] = imitated ? [lookAlikeVerdict(t, to, lookAlike)] : [];
  const proven = isProven(facts, form.answers);
  return (
    <Stack gap="s">
      <AddressField
        label={t('transfer.to')}
        required
        name="address"
        placeholder={t('transfer.toPlaceholder', { network: coin.coin_net })}
        value={form.values.address}
        valid={to !== null}
        check={addressFieldCheck(t, coin.base_symbol)}
        onChange={(address, origin) => form.change({ address, origin })}
        aside={
          book.length === 0 ? undefined : (
            <Button variant="ghost" size="small" aria-expanded={picking} onClick={() => setPicking(!picking)}>
              {t('transfer.book.pick')}
            </Button>
          )
        }
        verdicts={[
          // Once it is proven that the address was read, what was an error stays in sight as a warning.
          ...imitation.map((verdict) => (proven ? { ...verdict, level: 'warning' as const } : verdict)),
          ...addressFindings(facts, home.subWallet.id).map((finding) => sayFinding(t, finding)),
          ...refusedVerdicts(t, form.refused, 'address'),
        ]}
      />
      {picking ? (
        <Suspense fallback={<Skeleton shape="text" count={2} />}>
          <BookPicker
            entries={book}
            onPick={({ address, memo }) => {
              form.change({ address, memo: coin.support_memo === '1' ? memo : '', origin: 'book' });
              setPicking(false);
            }}
          />
        </Suspense>
      ) : null}
      {imitated && lookAlike.level === 'block' ? (
        <LookAlikeProof
          address={to}
          known={lookAlike.anchor}
          value={form.answers.lookAlike}
          onChange={(typed) => form.answer({ lookAlike: typed })}
        />
      ) : null}
      {needsComparing(facts) ? (
        <Checkbox required checked={form.answers.compared} onChange={(compared) => form.answer({ compared })}>
          {t('transfer.compared')}
        </Checkbox>
      ) : null}
      {isRisky(facts) || form.refused?.code === '200137' ? (
        <Checkbox required checked={form.answers.risk} onChange={(risk) => form.answer({ risk })}>
          {t('transfer.acceptRisk')}
        </Checkbox>
      ) : facts.unscreened || form.refused?.code === '200139' ? (
        <Checkbox checked={form.answers.risk} onChange={(risk) => form.answer({ risk })}>
          {t('transfer.acceptUnscreened')}
        </Checkbox>
      ) : null}
    </Stack>
  );
}
