import { coldWallet, Refusal, strategies } from '@mpc/api';
import { expect, it, vi } from 'vitest';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { readEvidence } from './read-evidence.ts';

const paid = { walletId: 1, subWalletId: 2, baseSymbol: 'ETH', symbol: 'ETH', recipients: [] };
const nothing = { list: [], nft_list: [], pageTotal: 1 };

/** The contracts known where cold wallets cannot be read, and everything else names none. */
async function knownWhere(failure: Error) {
  const client = createConsoleQueryClient();
  vi.spyOn(client, 'fetchQuery').mockImplementation(async ({ queryKey }) => {
    if (queryKey[1] === coldWallet.addresses.path) throw failure;
    return queryKey[1] === strategies.advancedList.path ? [] : nothing;
  });
  return (await readEvidence(client, paid)).contracts;
}

it('knows contracts without what is refused, and does not where reading merely failed', async () => {
  const refusal = new Refusal({ code: '100015', msg: '', data: null }, coldWallet.addresses);
  expect(await knownWhere(refusal)).toBeDefined();
  expect(await knownWhere(new TypeError('Failed to fetch'))).toBeUndefined();
});
