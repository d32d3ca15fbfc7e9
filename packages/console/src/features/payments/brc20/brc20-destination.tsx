import { codes, type Coin } from '@mpc/api';
import { AddressField, Button, Checkbox, Skeleton, Stack } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { addressFieldCheck, AddressSummary, LookAlikeProof, lookAlikeMessage } from '#features/address-check';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { Refusal } from '../flow/use-payment-flow.ts';
import { findingMessages, refusalMessages } from '../recipients/field-messages.tsx';
import { addressFindings, isQuestioned, isRisky, isUnscreened } from '../transfer/transfer-findings.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { isProven } from '../recipients/transfer-proofs.ts';
import type { Brc20Answers } from './brc20.rules.ts';
import type { Brc20Values } from './brc20.values.ts';
import type { Brc20Facts } from './use-brc20-facts.ts';

const DestinationPicker = lazyPart(() => import('../recipients/destination-picker.tsx'), 'DestinationPicker');

export interface Brc20DestinationProps {
  home: PaymentSource;
  coin: Coin;
  values: Brc20Values;
  facts: Brc20Facts;
  answers: Brc20Answers;
  /** What the server had against the last that was sent. */
  refused: Refusal | null;
  onChange: (part: Partial<Brc20Values>) => void;
  onAnswer: (part: Partial<Brc20Answers>) => void;
}

/** Whom the inscriptions go to, everything known against the address, and what has to be said before it is paid. */
export function Brc20Destination(props: Brc20DestinationProps) {
  const { home, coin, values, facts, answers, refused, onChange, onAnswer } = props;
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  const { recipient, recipients } = facts;
  const to = recipient?.to ?? null;
  const lookAlike = recipient?.lookAlike ?? null;
  const proven = recipient !== null && isProven(recipient, answers.lookAlike);
  return (
    <Stack gap="s">
      <AddressField
        label={t('transfer.to')}
        required
        name="address"
        placeholder={t('transfer.toPlaceholder', { network: coin.coin_net })}
        value={values.address}
        check={addressFieldCheck(t, coin.base_symbol)}
        onChange={(address, origin) => onChange({ address, origin })}
        aside={
          <Button variant="ghost" size="small" aria-expanded={picking} onClick={() => setPicking(!picking)}>
            {t('transfer.pick.open')}
          </Button>
        }
        messages={[
          ...(to === null || lookAlike === null
            ? []
            : [lookAlikeMessage(t, to, lookAlike)].map((message) =>
                proven ? { ...message, level: 'warning' as const } : message,
              )),
          ...findingMessages(
            t,
            recipient === null ? [] : addressFindings(recipient, { coin, subWalletState: facts.state }),
          ),
          ...refusalMessages(t, refused),
        ]}
      />
      {picking ? (
        <Suspense fallback={<Skeleton shape="rows" count={3} />}>
          <DestinationPicker
            home={home}
            coin={coin}
            book={facts.book}
            lookAlikeOf={facts.lookAlikeOf}
            onPick={({ address }, origin) => {
              onChange({ address, origin });
              setPicking(false);
            }}
          />
        </Suspense>
      ) : null}
      {to === null ? null : (
        <AddressSummary
          address={to}
          entered={values.address}
          label={t('transfer.to')}
          baseSymbol={coin.base_symbol}
          subWalletId={home.subWallet.id}
          origin={values.origin}
        />
      )}
      {to === null || lookAlike?.level !== 'block' ? null : (
        <LookAlikeProof
          address={to}
          found={lookAlike}
          value={answers.lookAlike}
          onChange={(typed) => onAnswer({ lookAlike: typed })}
        />
      )}
      {recipient !== null && isQuestioned(recipient) ? (
        <Checkbox required checked={answers.contract} onChange={(contract) => onAnswer({ contract })}>
          {t('recipient.acceptContract')}
        </Checkbox>
      ) : null}
      {isRisky({ recipients }) || refused?.code === codes.riskyAddress ? (
        <Checkbox required checked={answers.risk} onChange={(risk) => onAnswer({ risk })}>
          {t('transfer.acceptRisk')}
        </Checkbox>
      ) : isUnscreened({ recipients }) ? (
        <Checkbox checked={answers.risk} onChange={(risk) => onAnswer({ risk })}>
          {t('transfer.acceptUnscreened')}
        </Checkbox>
      ) : null}
    </Stack>
  );
}
