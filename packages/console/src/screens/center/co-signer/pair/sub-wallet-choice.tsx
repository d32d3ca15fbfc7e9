import type { SweepSubWallet } from '@mpc/api';
import { Amount, ComboBox, Inline, RadioCards, Tag, type RadioOption } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';

interface Offered {
  candidates: readonly SweepSubWallet[];
  /** In force or requested, but not for this person to see. */
  unseen: readonly { id: string; name: string }[];
  /** The one in force, by its number. */
  current: number;
  /** The one that is requested instead, while another is in force. */
  requested: number | undefined;
}

interface SubWalletChoiceProps extends Offered {
  label: string;
  description: string;
  disabled: boolean;
  value: string | null;
  onChange: (id: string) => void;
}

interface Choice {
  id: string;
  name: string;
  detail: string;
  /** In USD; absent where it is not known. */
  worth?: string;
  mark: 'current' | 'requested' | null;
  disabled: boolean;
}

/** So many can be read at a glance; among more a person searches. */
const atAGlance = 12;

const detailOf = ({ reason, balances }: SweepSubWallet, t: TFunction<'coSigner'>): string =>
  reason === ''
    ? balances
        .map(({ balance, symbol_alias }) => `${exactAmount(balance)}\u00a0${symbol_alias}`)
        .join('\u00a0· ')
    : t(`pair.not.${reason}`);

function choicesOf({ candidates, unseen, current, requested }: Offered, t: TFunction<'coSigner'>): Choice[] {
  const markOf = (id: string): Choice['mark'] =>
    id === String(current) ? 'current' : id === String(requested) ? 'requested' : null;
  return [
    ...unseen.map(({ id, name }) => ({
      id,
      name,
      detail: t('pair.unseen'),
      mark: markOf(id),
      disabled: false,
    })),
    ...candidates.map((one) => ({
      id: String(one.sub_wallet_id),
      name: one.sub_wallet_name,
      detail: detailOf(one, t),
      worth: one.total_usd,
      mark: markOf(String(one.sub_wallet_id)),
      disabled: one.eligible !== 1,
    })),
  ];
}

/** One of the sub-wallets, with what each holds, and which of them is in force or requested. */
export function SubWalletChoice(props: SubWalletChoiceProps) {
  const { label, description, disabled, candidates, unseen, current, requested, value, onChange } = props;
  const { t } = useTranslation('coSigner');
  const choices = useMemo(
    () => choicesOf({ candidates, unseen, current, requested }, t),
    [candidates, unseen, current, requested, t],
  );
  const field = { label, description, disabled, value, required: true };
  if (choices.length > atAGlance)
    return (
      <ComboBox
        {...field}
        options={choices.map(({ id, name, detail, mark, disabled }) => ({
          id,
          label: name,
          detail: mark === null ? detail : `${t(`pair.${mark}`)}\u00a0· ${detail}`,
          disabled,
        }))}
        onChange={(id) => {
          if (id !== null) onChange(id);
        }}
      />
    );
  return (
    <RadioCards
      {...field}
      min="300px"
      options={choices.map(({ id, name, detail, worth, mark, disabled }): RadioOption => ({
        id,
        title:
          mark === null ? (
            name
          ) : (
            <Inline gap="s">
              {name}
              <Tag size="small">{t(`pair.${mark}`)}</Tag>
            </Inline>
          ),
        detail,
        aside: worth === undefined ? undefined : <Amount value={worth} kind="fiat" />,
        disabled,
      }))}
      onChange={onChange}
    />
  );
}
