import { createClient, Refusal, strategies, wallets, withdrawals } from '@mpc/api';
import { checkAddress } from '@mpc/api/addresses';
import { fingerprintWords, orderDigest } from '@mpc/api/fingerprint';
import { decide, exactly, PastOrders, placeKey, readyRules } from '@mpc/api/strategies';
import { signIn } from './sign-in.js';

const [origin = 'http://127.0.0.1:5174', address = ''] = process.argv.slice(2);

// Outside of a browser there is no document.cookie: anything with `get` will do.
const cookies = await signIn(origin, 'Lin Wei');
const client = createClient({ baseURL: origin, cookies: { get: (name) => cookies.get(name) } });

// A query.
const { top_wallet, wallet_list } = await client.call(wallets.assets, { type: 0 });
for (const { wallet_name, total_usd } of [...top_wallet, ...wallet_list])
  console.log(`${wallet_name}: ${total_usd} USD`);

// What is judged is what is paid: nothing is trimmed or corrected.
const result = checkAddress('TRX', address);
if (!result.ok) throw new Error(`${address} is not a TRON address: ${result.reason.code}`);

// Words that the requester, the approvers and the signing phone can compare.
const facts = { symbol: 'TUSDT', base_symbol: 'TRX', sub_wallet_id: 2001, memo: '', amount: '25' };
const words = await fingerprintWords(await orderDigest({ ...facts, address_to: address }));
console.log(words.map(({ en }) => en).join(' '));

// The strategy that would decide it, worked out here as the server does; nothing left before, and nobody is on the whitelist.
const advanced = await client.call(strategies.advancedList, { sub_wallet_id: 2001, type: 1 });
const inForce = advanced.filter(({ status }) => status === 1);
const parties = [{ place: placeKey('TRX', address), isWhite: false }];
const asked = { symbol: 'TUSDT', amount: exactly('25'), usd: exactly('25'), created_at: Date.now(), parties };
const decision = decide(readyRules(inForce), { ...asked, initiator_uid: 0, source: 3 }, new PastOrders([]));
if (decision.kind === 'decided') console.log(`Decided by ${decision.by[0]?.name ?? 'the basic strategy'}`);

// A command. The `request_id` names this transfer: resubmitted, it stays the same one.
const payment = { request_id: crypto.randomUUID(), sub_wallet_id: 2001, symbol: 'TUSDT', amount: '25' };
try {
  const { withdraw_id } = await client.call(withdrawals.create, { ...payment, address_to: address });
  console.log(`Order ${withdraw_id} is awaiting approval`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.log(`Rejected with ${error.code}: ${error.msg}`);
}
