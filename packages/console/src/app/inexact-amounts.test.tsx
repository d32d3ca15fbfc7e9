import { sandbox, stage } from '#shared/testing/stage.tsx';
import { collectibles, wallets, type FeeEstimate, type RefundInfo } from '@mpc/api';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { Drawer } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Web3Drawer } from '#features/payments';
import { read } from '#shared/api/api.ts';
import { everySubWallet } from '#shared/selection/selection.rules.ts';
import { CustomFee } from '../features/network-fee/custom-fee.tsx';
import { usualFee } from '../features/network-fee/fee.rules.ts';
import { RecipientRowCard } from '../features/payments/recipients/recipient-row-card.tsx';
import type { RecipientFacts } from '../features/payments/transfer/transfer-facts.ts';
import { RefundForm } from '../features/transactions/refund-form.tsx';
import { startOf } from '../features/transactions/refund.values.ts';
import { useRefundRecipient } from '../features/transactions/use-refund-recipient.ts';
import { LeastAmountField } from '../screens/center/co-signer/funds/least-amount.tsx';
import { CoinRuleDrawer } from '../screens/center/co-signer/rules/coin-rule-drawer.tsx';
import { AddressPart } from '../screens/center/transactions/parts/address-part.tsx';
import { AmountBounds } from '../screens/center/transactions/parts/amount-bounds.tsx';
import { ListingForm } from '../screens/center/wallet/parts/manage/listing-form.tsx';
import { NftTransferPage } from '../screens/center/wallet/parts/nft/nft-transfer-page.tsx';

const nothing = () => {};
// A filter follows once typing has come to a rest.
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 450)));
const bounds = vi.fn();

const gas: FeeEstimate = {
  fee_unit: 'ETH',
  fee_changeable: true,
  trans_fee: '0.001',
  gas_limit: '65000',
  gas_price1: '10',
  gas_price2: '20',
  gas_price3: '30',
};
const info: RefundInfo = {
  deposit_id: 9,
  symbol: 'ETH',
  symbol_alias: 'ETH',
  coin_net: 'ETH',
  base_symbol: 'ETH',
  decimals: 18,
  amount: '20000',
  refunded: '0',
  max_amount: '20000',
  must_be_whole: false,
  fee: '0.001',
  fee_symbol: 'ETH',
  fee_symbol_alias: 'ETH',
  fees: gas,
  address_from: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  memo: '',
  from_exchange: 0,
  can_refund: true,
};

function Fee() {
  const [choice, setChoice] = useState({ ...usualFee, id: 'custom' as const, price: '20' });
  return (
    <CustomFee
      estimate={gas}
      choice={choice}
      onChange={(next) => setChoice({ ...next, id: 'custom' })}
      words={{ price: 'Price', unit: 'Gwei', explanation: undefined, ofOption: () => null }}
      least={undefined}
      cost={null}
    />
  );
}

function Refund() {
  const [values, setValues] = useState(startOf(info));
  const recipient = useRefundRecipient({
    info,
    subWalletId: subWalletIds.main,
    hasMemo: false,
    value: values.address,
  });
  return (
    <RefundForm
      id="refund"
      info={info}
      subWalletId={subWalletIds.main}
      hasMemo={false}
      values={values}
      recipient={recipient}
      problem={null}
      knowsRisk={false}
      onKnowsRisk={nothing}
      onChange={(part) => setValues((now) => ({ ...now, ...part }))}
      onProblems={nothing}
      onSubmit={nothing}
    />
  );
}

const row = { id: 'one', address: '', amount: '', memo: '' };
const nobody: RecipientFacts = {
  ...row,
  check: null,
  to: null,
  screening: undefined,
  screeningPending: false,
  unscreened: false,
  owner: undefined,
  recipientCheck: null,
  entry: undefined,
  lookAlike: null,
};

function Several() {
  const [amount, setAmount] = useState('');
  const coins = useQuery(
    read(wallets.focusCoins, {
      wallet_id: walletIds.treasury,
      sub_wallet_id: subWalletIds.main,
      need_stat: 1,
    }),
  );
  const coin = coins.data?.list.find(({ symbol }) => symbol === 'ETH');
  if (coin === undefined) return null;
  return (
    <RecipientRowCard
      number={1}
      row={{ ...row, amount }}
      recipient={{ ...nobody, amount }}
      coin={coin}
      subWalletState={undefined}
      faults={[]}
      dust={undefined}
      onChange={(_, part) => setAmount(part.amount ?? '')}
      onRemove={undefined}
    />
  );
}

const signalFlags = { base_symbol: 'MATIC1', contract_address: addressOn('MATIC1', 'Signal Flags') };

function Contract({ of }: { of: 'call' | 'token' }) {
  const subs = useQuery(read(wallets.subWallets, { wallet_id: walletIds.treasury }));
  const held = useQuery(
    read(collectibles.nft, {
      sub_wallet_id: subWalletIds.main,
      ...signalFlags,
      token_id:
        sandbox.world.nfts
          .all()
          .find(({ contract_address }) => contract_address === signalFlags.contract_address)?.token_id ?? '',
    }),
  );
  const all = subs.data === undefined ? [] : everySubWallet(subs.data);
  const subWallet = all.find(({ sub_wallet_id }) => sub_wallet_id === subWalletIds.main);
  if (subWallet === undefined) return null;
  if (of === 'call') return <Web3Drawer subWallet={subWallet} onClose={nothing} onShowOrder={nothing} />;
  return held.data === undefined ? null : (
    <Drawer open title="Token" onClose={nothing}>
      <NftTransferPage subWallet={subWallet} nft={held.data} />
    </Drawer>
  );
}

interface Field {
  part: ReactElement;
  field: string;
  at?: number;
  isWhole?: boolean;
  /** It stands above the button that goes on to Review. */
  isReviewed?: boolean;
}

const fields: Record<string, Field> = {
  'a price of one’s own': { part: <Fee />, field: '[name=fee_price]' },
  'gas of one’s own': { part: <Fee />, field: '[name=fee_limit]', isWhole: true },
  'what is refunded': { part: <Refund />, field: '[name=amount]' },
  'what a call sends along': { part: <Contract of="call" />, field: '[name=amount]', isReviewed: true },
  'how many of a token': {
    part: <Contract of="token" />,
    field: '[name=quantity]',
    isWhole: true,
    isReviewed: true,
  },
  'what one of several is paid': { part: <Several />, field: '[inputmode=decimal]' },
  'decimals of a coin to list': {
    part: <ListingForm walletId={walletIds.treasury} onBack={nothing} />,
    field: '[name=decimals]',
    isWhole: true,
  },
  'a threshold of auto sweep': {
    part: <CoinRuleDrawer walletId={walletIds.treasury} symbol="TUSDT" onClose={nothing} />,
    field: '[inputmode=decimal]',
    isReviewed: true,
  },
  'the least that waits': { part: <LeastAmountField value="" onChange={bounds} />, field: 'input' },
  'the least of a filter': {
    part: <AmountBounds value={{ min: '', max: '' }} onChange={bounds} />,
    field: 'input',
  },
  'the most of a filter': {
    part: <AmountBounds value={{ min: '', max: '' }} onChange={bounds} />,
    field: 'input',
    at: 1,
  },
};

it('a part of an address holds nothing that no address has, and is no filter until then', async () => {
  const change = vi.fn();
  await stage(<AddressPart label="From" value="" onChange={change} />, { as: 'owner' });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
  for (const typed of ['0x12,75', '０ｘ', 'two words']) {
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(input.value).toBe(typed);
    await waitFor(() => expect(input.getAttribute('aria-invalid'), typed).toBe('true'));
  }
  await rest();
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: ' bitcoincash:qq5_- ' } });
  await waitFor(() => expect(change).toHaveBeenCalledWith('bitcoincash:qq5_-'));
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

beforeEach(() => {
  sandbox.reset();
  bounds.mockClear();
});

it.each(Object.entries(fields))(
  '%s stays as it is typed and is refused beside its field',
  async (_, { part, field, at = 0, isWhole = false, isReviewed = false }) => {
    await stage(part, {
      as: 'owner',
      at: `/mpc/center/wallet?w=${walletIds.treasury}&s=${subWalletIds.main}`,
    });
    const input = await waitFor(() => {
      const found = document.querySelectorAll<HTMLInputElement>(field)[at];
      if (found === undefined) throw new Error('The field is not there');
      return found;
    });
    for (const [typed, said, saidOfWhole] of [
      ['1250,75', /Use a point as the decimal separator: 1250\.75/, /whole number/],
      ['1e3', /without an exponent/, /without an exponent/],
      ['-5', /./, /./],
      ['0,5', /Use a point as the decimal separator: 0\.5/, /whole number/],
    ] as const) {
      fireEvent.change(input, { target: { value: typed } });
      fireEvent.blur(input);
      expect(input.value).toBe(typed);
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
      const messages = (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      expect(messages.join(' '), typed).toMatch(isWhole ? saidOfWhole : said);
    }
    if (isReviewed) {
      const review = document.querySelector<HTMLButtonElement>('button[type=submit]');
      await waitFor(() => expect(review?.title).toMatch(/^Correct or complete: /));
      expect(document.body.textContent).toContain(review?.title);
    }
    if (field === 'input') {
      await rest();
      expect(bounds).not.toHaveBeenCalled();
    }
  },
);
