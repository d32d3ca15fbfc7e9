import { stage } from '#shared/testing/stage.tsx';
import { transactions, wallets, WithdrawStatus } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { client } from '#shared/api/api.ts';
import { RecentList } from './recent-list.tsx';

const home = {
  wallet: { id: walletIds.treasury, name: 'Treasury' },
  subWallet: { id: subWalletIds.main, name: 'Main sub-wallet' },
};

it('R23: leaves out of those paid of late whoever looks like somebody known, and says so', async () => {
  await stage(null, { as: 'member' });
  const ids = { wallet_id: home.wallet.id, sub_wallet_id: home.subWallet.id };
  const { list: coins } = await client.call(wallets.focusCoins, { ...ids, need_stat: 1 });
  const { list } = await client.call(transactions.list, {
    wallet_id: home.wallet.id,
    sub_wallet_id: [home.subWallet.id],
    trans_kind: ['withdraw'],
    base_symbol: 'TRX',
    status: [WithdrawStatus.done],
    page_no: 1,
    page_size: 100,
  });
  const coin = coins.find(({ symbol }) => symbol === 'TUSDT');
  const paid = [...new Set(list.map(({ address_to }) => address_to))];
  const [forged = '', ...others] = paid;
  if (coin === undefined || others.length === 0) throw new Error('The sandbox has paid nobody on TRON');
  await stage(
    <RecentList
      home={home}
      coin={coin}
      keyword=""
      lookAlikeOf={(address) => (address === forged ? 'Somebody known' : null)}
      onPick={() => {}}
    />,
    { as: 'member' },
  );
  await screen.findByText(/1 look-alike address is hidden/, {}, { timeout: 8000 });
  expect(document.body.textContent).not.toContain(forged.slice(-4));
  for (const honest of others) expect(document.body.textContent).toContain(honest.slice(-4));
});
