import type { SweepRule } from '@mpc/api';
import { expect, it } from 'vitest';
import { readCsv } from '#shared/csv/read-csv.ts';
import { importSteps, type ImportMode } from './import-effects.rules.ts';
import { rulesOfTable } from './rules-csv.rules.ts';

const rule = (symbol: string, collect_min: string) =>
  ({ symbol, collect_min, fueling_limit: '0.5', reserve_amount: '0', priority: 50 }) as SweepRule;

const rules = [rule('ETH', '0.12'), rule('TRX', '100.0')];

function effects(mode: ImportMode): string[] {
  const found = rulesOfTable(readCsv('symbol,threshold,max fee\nETH,12,0.5\nTRX,100,0.50\nBSC,1,1'));
  if ('missing' in found) throw new Error(found.missing.join());
  return importSteps(found.rows, rules, mode).map(({ effect }) => effect);
}

it('leaves rules as they are where those of the file are only added', () => {
  expect(effects('add')).toEqual(['kept', 'kept', 'added']);
});

it('tells a rule that changes from one that only is written otherwise', () => {
  expect(effects('overwrite')).toEqual(['changed', 'same', 'added']);
});
