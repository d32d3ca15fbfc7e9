import { autoCollect, type SweepRule } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { readCsv } from '#shared/csv/read-csv.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { ImportConfirm } from '../../screens/center/co-signer/import/import-confirm.tsx';
import { rulesOfTable, toImport } from '../../screens/center/co-signer/import/rules-csv.rules.ts';
import { useRulesImport } from '../../screens/center/co-signer/import/use-rules-import.ts';

const wallet_id = walletIds.treasury;
const mode = 'overwrite';

/** A rule that changes, one that is written otherwise than it stands, and a coin that has none yet. */
const file = readCsv('Symbol,Threshold,Max fee\nTUSDT,450,30\nETH,0.120,0.0003\nBSC,0.5,0.002');

function fileRows() {
  const found = rulesOfTable(file);
  if ('missing' in found) throw new Error(found.missing.join());
  return found.rows;
}

const rows = fileRows();
const symbol = rows.map(({ values }) => values.symbol);

/** What is imported stands in a file of the person's own; the rules it replaces are the server's to say. */
function Import({ rules }: { rules: readonly SweepRule[] }) {
  const { send } = useRulesImport(wallet_id);
  return (
    <ImportConfirm
      walletId={wallet_id}
      rows={rows}
      mode={mode}
      rules={rules}
      conflicts={[]}
      onSend={() => void send(rows, mode)}
      onClose={() => {}}
    />
  );
}

const values = (rules: readonly SweepRule[]) =>
  rules.map(
    ({ symbol: coin, symbol_alias, coin_net, collect_min, fueling_limit, reserve_amount, status }) => [
      coin,
      symbol_alias,
      coin_net,
      collect_min,
      fueling_limit,
      reserve_amount,
      status,
    ],
  );

export const importedRules: Decision<readonly SweepRule[]> = {
  as: 'owner',
  at: `/mpc/center/coSigner?w=${wallet_id}`,
  name: 'imported auto sweep rules',
  useOffer: () => {
    const rules = useQuery(read(autoCollect.rules, { wallet_id, symbol, page_no: 1, page_size: 100 }));
    return {
      decided: rules.data?.list ?? null,
      page: (looked: readonly SweepRule[]) => <Import rules={looked} />,
    };
  },
  posts: () => posting(autoCollect.importRules, { wallet_id, list: rows.map(toImport), mode }),
  // What the file replaces: where it is another one, the import is another one, though the file says the same.
  about: values,
  button: 'Import 3 rows',
};
