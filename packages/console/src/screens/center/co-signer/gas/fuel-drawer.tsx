import { autoCollect, type SweepCoinInfo } from '@mpc/api';
import {
  AmountField,
  Banner,
  Drawer,
  DrawerFooter,
  Form,
  KeyValueList,
  Skeleton,
  Stack,
  SubmitButton,
  WholeAddress,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isNoCoin, NoSuchCoin } from '#features/sweep-planner';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { Drafted, type DraftProps } from '#shared/drafts/drafted.tsx';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { ruleAmountDecimals, ruleAmountMost } from '../rules/rule-amount.rules.ts';
import { useBarred } from '../setup/use-setup.ts';
import { DepositGas } from './deposit-gas.tsx';
import { fuelConflict, fuelDraft, fuelOf, valuesOfFuel, type FuelValues } from './fuel.rules.ts';
import { SaveFueling } from './save-fueling.tsx';

interface FuelDrawerProps {
  walletId: number;
  /** The network, by its main coin. */
  base: string;
  onClose: () => void;
}

/** How addresses of one network are refueled. */
export function FuelDrawer({ walletId, base, onClose }: FuelDrawerProps) {
  const { t } = useTranslation('coSigner');
  const info = useQuery(read(autoCollect.coin, { wallet_id: walletId, symbol: base }));
  return (
    <Drawer
      open
      title={info.data === undefined ? t('gas.edit') : t('gas.editOf', { network: info.data.coin.coin_net })}
      onClose={onClose}
    >
      {isNoCoin(info.error) ? (
        <NoSuchCoin symbol={base} />
      ) : (
        <QueryView query={info} skeleton={<Skeleton shape="form" />}>
          {(data) =>
            data.coin.symbol === data.coin.base_symbol ? (
              <Drafted form={fuelDraft(walletId, base)}>
                {(draft) => <FuelForm {...draft} walletId={walletId} info={data} onClose={onClose} />}
              </Drafted>
            ) : (
              <Banner tone="attention">{t('gas.noNetwork', { coin: coinName(data.coin) })}</Banner>
            )
          }
        </QueryView>
      )}
    </Drawer>
  );
}

interface FuelFormProps extends Omit<FuelDrawerProps, 'base'>, DraftProps<Partial<FuelValues>> {
  info: SweepCoinInfo;
}

function FuelForm({ walletId, info, values: edits, onChange: set, onClear, onClose }: FuelFormProps) {
  const { t } = useTranslation('coSigner');
  const form = useId();
  const barred = useBarred();
  const { coin, rule, fueling } = info;
  const begun = valuesOfFuel(fueling);
  // What nobody has touched follows the server.
  const values = { ...begun, ...edits };
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const fuel = fuelOf(values);
  const threshold = rule?.collect_min;
  const conflict = fuel === null ? null : fuelConflict(fuel, threshold);
  const isSame = JSON.stringify(values) === JSON.stringify(begun);
  const bounds = { decimals: ruleAmountDecimals, max: ruleAmountMost, symbol: coin.symbol_alias };
  return (
    <>
      <Form id={form} label={t('gas.edit')} onSubmit={() => setAsked(true)} onProblems={setProblems}>
        <Stack gap="m">
          <ChangedMeanwhile at={fueling?.updated_at ?? 0} />
          <AmountField
            {...bounds}
            label={t('gas.amount')}
            description={
              threshold === undefined || conflict === 'threshold'
                ? t('gas.amountMeans')
                : t('gas.notBelow', { threshold: exactAmount(threshold), coin: coin.symbol_alias })
            }
            required
            min="0.000001"
            value={values.amount}
            error={
              conflict === 'threshold' && threshold !== undefined
                ? t('gas.notBelow', { threshold: exactAmount(threshold), coin: coin.symbol_alias })
                : undefined
            }
            onChange={(amount) => set({ amount })}
          />
          <AmountField
            {...bounds}
            label={t('gas.minimum')}
            description={t('gas.minimumMeans')}
            value={values.minimum}
            error={conflict === 'minimum' ? t('gas.minimumAbove') : undefined}
            onChange={(minimum) => set({ minimum })}
          />
          <AmountField
            {...bounds}
            label={t('gas.alertLine')}
            description={t('gas.alertMeans')}
            value={values.alert}
            onChange={(alert) => set({ alert })}
          />
          {fueling === null ? null : (
            <KeyValueList
              items={[
                {
                  key: 'balance',
                  label: t('gas.balance'),
                  value: `${exactAmount(fueling.gas_balance)} ${fueling.symbol_alias}`,
                },
                {
                  key: 'address',
                  label: t('gas.address'),
                  value:
                    fueling.gas_address === '' ? (
                      ''
                    ) : (
                      <Stack gap="xs">
                        <WholeAddress address={fueling.gas_address} label={t('gas.address')} />
                        <DepositGas base={coin.symbol} coin={coin.symbol_alias} />
                      </Stack>
                    ),
                },
              ]}
            />
          )}
        </Stack>
      </Form>
      <DrawerFooter>
        <SubmitButton
          form={form}
          problems={problems}
          reason={barred ?? (isSame ? t('change.none') : undefined)}
        >
          {t('gas.review')}
        </SubmitButton>
      </DrawerFooter>
      {asked && fuel !== null && conflict === null ? (
        <SaveFueling
          walletId={walletId}
          info={info}
          fuel={fuel}
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
