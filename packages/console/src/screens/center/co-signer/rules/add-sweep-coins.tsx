import { autoCollect, type SweepCoin } from '@mpc/api';
import {
  AmountField,
  Drawer,
  DrawerFooter,
  Form,
  Inline,
  MultiSelect,
  Section,
  Select,
  Skeleton,
  Stack,
  SubmitButton,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { compare } from '#shared/money/decimal.ts';
import { Drafted, type DraftProps } from '#shared/drafts/drafted.tsx';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { worth } from '#shared/money/worth.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useBarred } from '../setup/use-setup.ts';
import { useSweepChains } from '../use-sweep-chains.ts';
import { draftOf, ruleConflict } from './coin-rule.values.ts';
import { ruleAmountDecimals, ruleAmountMost } from './rule-amount.rules.ts';
import {
  newCoinsDraft,
  suggestedAmounts,
  type NewCoinAmounts,
  type NewCoinsValues,
} from './new-coins.values.ts';
import { SaveRules } from './save-rules.tsx';
import { RuleConflicts, useRuleConflicts } from './rule-conflicts.tsx';

interface AddSweepCoinsProps {
  walletId: number;
  onClose: () => void;
}

/** So many rules are saved at once. */
const atOnce = 100;

/** Gives coins of a network their first rules, with values that go with the fees of now. */
export function AddSweepCoins({ walletId, onClose }: AddSweepCoinsProps) {
  const { t } = useTranslation('coSigner');
  return (
    <Drawer open size="wide" title={t('rule.addCoins')} onClose={onClose}>
      <Drafted form={newCoinsDraft(walletId)}>
        {(draft) => <NewCoinsForm {...draft} walletId={walletId} onClose={onClose} />}
      </Drafted>
    </Drawer>
  );
}

interface NewCoinsFormProps extends AddSweepCoinsProps, DraftProps<NewCoinsValues> {}

function NewCoinsForm({ walletId, values, onChange: set, onClear, onClose }: NewCoinsFormProps) {
  const { t } = useTranslation('coSigner');
  const form = useId();
  const barred = useBarred();
  const chains = useSweepChains(walletId);
  const { network, entered } = values;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const coins = useQuery({
    ...read(autoCollect.newCoins, { wallet_id: walletId, base_symbol: network ?? '' }),
    enabled: network !== null,
  });
  // One that has a rule by now is no new coin any more.
  const chosen = values.chosen.filter(
    (symbol) => coins.data?.some((coin) => coin.symbol === symbol) !== false,
  );
  const fueling = useQuery(read(autoCollect.fueling, { wallet_id: walletId }));
  const conflicts = useRuleConflicts(walletId, chosen);
  const picked = chosen.flatMap((symbol) => coins.data?.find((coin) => coin.symbol === symbol) ?? []);
  const amountsOf = (coin: SweepCoin) => entered[coin.symbol] ?? suggestedAmounts(coin);
  const ready = picked.flatMap((coin) => {
    const draft = draftOf(coin.symbol, { ...amountsOf(coin), reserve: '', priority: '50' }, false);
    return draft === null ? [] : [{ ...coin, draft }];
  });
  /** What an address of a main coin is given, which must not be swept away again. */
  const fuelOf = ({ symbol }: SweepCoin) =>
    fueling.data?.find(({ base_symbol }) => base_symbol === symbol)?.fueling_amount;
  const isInTheWay = ready.some(({ draft, ...coin }) => ruleConflict(draft, fuelOf(coin)) !== null);
  return (
    <>
      <Form id={form} label={t('rule.addCoins')} onSubmit={() => setAsked(true)} onProblems={setProblems}>
        <Stack gap="m">
          <QueryView query={chains} skeleton={<Skeleton shape="form" />}>
            {(all) => (
              <Select
                label={t('filter.network')}
                required
                options={all.map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net }))}
                value={network}
                onChange={(id) => set({ network: id, chosen: [] })}
              />
            )}
          </QueryView>
          {network === null ? null : (
            <QueryView query={coins} skeleton={<Skeleton shape="form" />}>
              {(all) => (
                <MultiSelect
                  label={t('rule.coins')}
                  description={t('rule.coinsMean')}
                  required
                  limit={atOnce}
                  options={all.map((coin) => ({
                    id: coin.symbol,
                    label: coinName(coin),
                    ...(coin.contract_address === '' ? {} : { detail: coin.contract_address }),
                    keywords: [coin.symbol, coin.contract_address],
                  }))}
                  value={chosen}
                  empty={t('rule.noNewCoins')}
                  onChange={(next) => set({ chosen: next })}
                />
              )}
            </QueryView>
          )}
          <RuleConflicts found={conflicts} />
          {picked.map((coin) => (
            <CoinAmounts
              key={coin.symbol}
              coin={coin}
              amounts={amountsOf(coin)}
              fuel={fuelOf(coin)}
              onChange={(amounts) => set({ entered: { ...entered, [coin.symbol]: amounts } })}
            />
          ))}
        </Stack>
      </Form>
      <DrawerFooter>
        <SubmitButton form={form} problems={problems} reason={barred ?? conflicts.against}>
          {picked.length === 0 ? t('rule.review') : t('rule.reviewNew', { count: picked.length })}
        </SubmitButton>
      </DrawerFooter>
      {asked && ready.length > 0 && ready.length === picked.length && !isInTheWay ? (
        <SaveRules
          walletId={walletId}
          coins={ready}
          onDone={() => {
            onClear();
            onClose();
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

interface CoinAmountsProps {
  coin: SweepCoin;
  amounts: NewCoinAmounts;
  /** What its addresses are given, where it is the main coin of a network with refueling. */
  fuel: string | undefined;
  onChange: (amounts: NewCoinAmounts) => void;
}

/** The threshold and the fee limit of one coin. */
function CoinAmounts({ coin, amounts, fuel, onChange }: CoinAmountsProps) {
  const { t } = useTranslation('coSigner');
  const bounds = { decimals: ruleAmountDecimals, max: ruleAmountMost, min: '0.000001', required: true };
  const name = coinName(coin);
  const threshold = enteredAmount(amounts.threshold);
  return (
    <Section title={name}>
      <Inline gap="m" align="start">
        <AmountField
          {...bounds}
          label={t('rule.thresholdOf', { coin: name })}
          symbol={coin.symbol_alias}
          value={amounts.threshold}
          echo={worth(threshold, coin.price_usd)}
          error={
            fuel !== undefined && threshold !== '' && compare(fuel, threshold) !== -1
              ? t('rule.aboveFuel', { fuel, coin: coin.symbol_alias })
              : undefined
          }
          onChange={(text) => onChange({ ...amounts, threshold: text })}
        />
        <AmountField
          {...bounds}
          label={t('rule.maxFeeOf', { coin: name })}
          symbol={coin.fee_symbol_alias}
          value={amounts.maxFee}
          description={
            coin.current_fee === undefined
              ? t('rule.noFee')
              : t('rule.feeIs', { fee: coin.current_fee, coin: coin.fee_symbol_alias })
          }
          onChange={(maxFee) => onChange({ ...amounts, maxFee })}
        />
      </Inline>
    </Section>
  );
}
