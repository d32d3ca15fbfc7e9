import type { Coin } from '@mpc/api';
import { ComboBox, DrawerFooter, Form, RadioCards, Stack, SubmitButton, TextArea } from '@mpc/ui';
import { useId, useState } from 'react';
import { coinOption } from '#shared/coin/coin-option.tsx';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { FromCold } from './from-cold.tsx';
import { MoveAmount } from './move-amount.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { moveChoices, type Move, type MoveValues } from './move.values.ts';
import { useMoveForm } from './use-move-form.ts';

interface MoveFormProps extends Omit<DraftProps<MoveValues>, 'onClear'> {
  walletId: number;
  coins: readonly Coin[];
  /** Whether it is asked about before it is sent. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onTaken: (id: number, move: Move) => void;
}

/** What is to move: which way, of which coin, how much, and why. */
export function MoveForm({ walletId, coins, values, onChange, asking, onAsk, onTaken }: MoveFormProps) {
  const { t } = useTranslation('coldWallet');
  const form = useId();
  const mayGovern = useMayGovern();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const state = useMoveForm(walletId, coins, values);
  const { coin, ready, facts } = state;
  const isFromCold = values.way === 'fromCold';
  return (
    <>
      <Form id={form} label={t('move.title')} onSubmit={() => onAsk(true)} onProblems={setProblems}>
        <Stack gap="m">
          <RadioCards
            label={t('move.way.label')}
            required
            options={moveChoices.map((id) => ({
              id,
              title: t(`move.way.${id}`),
              detail: t(`move.wayMeans.${id}`),
            }))}
            value={values.way}
            onChange={(way) => onChange({ way })}
          />
          <ComboBox
            label={t('move.coin')}
            required
            options={coins.map((one) => coinOption(one))}
            value={coin === undefined ? null : coin.symbol}
            onChange={(symbol) => onChange({ symbol: symbol ?? '' })}
          />
          {isFromCold ? (
            <FromCold walletId={walletId} coin={coin} />
          ) : coin === undefined || state.direction === null ? null : (
            <>
              <MoveAmount
                state={state}
                coin={coin}
                direction={state.direction}
                amount={values.amount}
                onChange={(amount) => onChange({ amount })}
              />
              {facts.data === undefined ? null : (
                <TextArea
                  label={t('move.remark')}
                  limit={200}
                  rows={2}
                  value={values.remark}
                  onChange={(remark) => onChange({ remark })}
                />
              )}
            </>
          )}
        </Stack>
      </Form>
      {isFromCold ? null : (
        <DrawerFooter>
          <SubmitButton
            form={form}
            problems={problems}
            reason={mayGovern === true ? state.against : t('home.governorsOnly')}
          >
            {t('move.review')}
          </SubmitButton>
        </DrawerFooter>
      )}
      {asking && ready !== null ? (
        <MoveDialog
          ready={ready}
          onTaken={(id, move) => onTaken(id, move)}
          onClose={() => {
            onAsk(false);
            state.refresh();
          }}
        />
      ) : null}
    </>
  );
}
