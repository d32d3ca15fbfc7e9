import { wallets } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from './api.ts';

/** The wallets of who is signed in. */
export function Wallets() {
  const { data, error } = useQuery(read(wallets.assets, { type: 0 }));
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (data === undefined) return <p>Loading</p>;
  return (
    <ul>
      {[...data.top_wallet, ...data.wallet_list].map(({ wallet_id, wallet_name, total_usd }) => (
        <li key={wallet_id}>
          {wallet_name}: {total_usd} USD
        </li>
      ))}
    </ul>
  );
}
