import type { SweepSubWallet } from '@mpc/api';
import type { CsvTable } from '#shared/csv/read-csv.ts';
import { unguarded } from '#shared/csv/unguarded.ts';

type Named = Pick<SweepSubWallet, 'sub_wallet_id' | 'sub_wallet_name'>;

const idHeads = ['id', 'sub-wallet id', 'sub_wallet_id', '子钱包 id', '子钱包编号'];
const nameHeads = ['name', 'sub-wallet', 'sub_wallet_name', '名称', '子钱包', '子钱包名称'];

/** The sub-wallets that a file names, by number or by name; otherwise what it lacks, or the first line that names none. */
export function subWalletsIn(
  { rows: [first = [], ...body], lines }: CsvTable,
  all: readonly Named[],
): { ids: string[] } | { head: true } | { unknown: string; line: number } {
  const head = first.map((text) => text.trim().toLowerCase());
  const byId = head.findIndex((text) => idHeads.includes(text));
  const byName = head.findIndex((text) => nameHeads.includes(text));
  if (byId < 0 && byName < 0) return { head: true };
  const ids = new Set<string>();
  for (const [at, cells] of body.entries()) {
    const said = unguarded((cells[byId < 0 ? byName : byId] ?? '').trim());
    const found = all.filter(({ sub_wallet_id, sub_wallet_name }) =>
      byId < 0 ? sub_wallet_name === said : String(sub_wallet_id) === said,
    );
    // A name that two have names none.
    if (found.length !== 1 || found[0] === undefined) return { unknown: said, line: lines[at + 1] ?? 0 };
    ids.add(String(found[0].sub_wallet_id));
  }
  return { ids: [...ids] };
}
