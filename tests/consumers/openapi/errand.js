import { connect, dataOf, header } from './client.js';

const [origin = 'http://127.0.0.1:5174', address_to = ''] = process.argv.slice(2);
const server = await connect(origin, 'Lin Wei');

const { top_wallet, wallet_list } = dataOf(
  await server.GET('/api/mpc/wallets/asset', { params: { header } }),
);
for (const { wallet_name, total_usd } of [...top_wallet, ...wallet_list])
  console.log(`${wallet_name}: ${total_usd} USD`);

const own = dataOf(
  await server.GET('/api/mpc/sub_wallet/address/info', {
    params: { header, query: { address: address_to, symbol: 'TUSDT' } },
  }),
);
const whose = own === '{}' ? 'not a sub-wallet of Lin Wei' : own.sub_wallet_name;
console.log(`The recipient is ${whose}`);

const payment = {
  request_id: crypto.randomUUID(),
  sub_wallet_id: 2001,
  symbol: 'TUSDT',
  amount: '25',
  address_to,
};
const { data: answer } = await server.POST('/api/mpc/sub_wallet/withdraw', {
  params: { header },
  body: payment,
});
if (answer?.code !== '0') throw new Error(`Rejected with ${answer?.code}: ${answer?.msg}`);
const { withdraw_id: id } = answer.data;

const { status, amount } = dataOf(
  await server.GET('/api/mpc/withdraw/info', { params: { header, query: { id } } }),
);
console.log(`Order ${id} over ${amount} TUSDT has status ${status}`);

const { list } = dataOf(
  await server.GET('/api/mpc/transaction/list', {
    params: {
      header,
      query: { wallet_id: 1001, sub_wallet_id: [2001, 2002], trans_kind: ['withdraw', 'refund'] },
    },
  }),
);
console.log(`The latest transaction is ${list[0]?.id}`);

const again = await server.POST('/api/mpc/sub_wallet/withdraw', { params: { header }, body: payment });
console.log(`The same request_id again: ${again.data?.code}`);
