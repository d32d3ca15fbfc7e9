import { wallets } from '@mpc/api';
import type { EvidenceScope } from '@mpc/api/evidence';
import { client } from '#shared/api/api.ts';
import { isoTime } from '#shared/time/iso-time.ts';

/** What a list was asked for. */
type ListParams = Readonly<Record<string, unknown>> & {
  wallet_id: number;
  start_time?: number | undefined;
  end_time?: number | undefined;
};

async function nameOf(id: number, signal: AbortSignal): Promise<string> {
  const { top_wallet, wallet_list } = await client.call(wallets.assets, { type: 0 }, { signal });
  return [...top_wallet, ...wallet_list].find(({ wallet_id }) => wallet_id === id)?.wallet_name ?? '';
}

const momentOf = (at: number | undefined): string | null => (at === undefined ? null : isoTime(at));

/** What an archive is all of, from what a list was asked for: moments in UTC, everything else as it was asked. */
export async function readScope(
  asked: ListParams,
  of: Pick<EvidenceScope, 'all_of' | 'count'>,
  signal: AbortSignal,
): Promise<EvidenceScope> {
  const { wallet_id: id, start_time, end_time, ...rest } = asked;
  const filters = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...of,
    wallet: { id, name: await nameOf(id, signal) },
    from: momentOf(start_time),
    to: momentOf(end_time),
    filters: Object.fromEntries(filters.map(([name, value]) => [name, String(value)])),
  };
}
