import { expect, it } from 'vitest';
import { coSignerLogsList, logParams } from './co-signer-logs-list.ts';
import { listLog, listLogParams } from './list-log.ts';
import { loggedChanges, logText } from './log-text.rules.ts';

it('takes the text of a rule apart, field by field', () => {
  expect(logText('USDT (TRC20): collect_min 300, fueling_limit 30')).toEqual({
    subject: 'USDT (TRC20)',
    fields: [
      { name: 'collect_min', value: '300' },
      { name: 'fueling_limit', value: '30' },
    ],
  });
});

it('leaves names of sub-wallets as they are', () => {
  expect(logText('A / B / Gas').fields).toEqual([{ name: '', value: 'A / B / Gas' }]);
  expect(logText('')).toEqual({ subject: '', fields: [] });
});

it('takes omnibus and gas station apart, and says a main coin once', () => {
  expect(logText('Omnibus / Gas: station').fields).toEqual([
    { name: 'collect_sub_wallet', value: 'Omnibus' },
    { name: 'fueling_sub_wallet', value: 'Gas: station' },
  ]);
  expect(logText('ETH (ETH): status 1').subject).toBe('ETH');
});

it('takes the text of a scope apart', () => {
  expect(logText('scope_type 2: Deposits, Market making, auto_include_new 1').fields).toEqual([
    { name: 'scope_type', value: '2' },
    { name: 'sub_wallets', value: 'Deposits, Market making' },
    { name: 'auto_include_new', value: '1' },
  ]);
  expect(logText('scope_type 1, auto_include_new 0').fields[0]).toEqual({ name: 'scope_type', value: '1' });
});

it('sets a field before beside the same after, also where there was none', () => {
  expect(loggedChanges('', 'ETH (ETH): status 1')).toEqual([{ name: 'status', before: '', after: '1' }]);
  expect(
    loggedChanges('ETH (ETH): collect_min 1, priority 50', 'ETH (ETH): collect_min 2, priority 50'),
  ).toEqual([
    { name: 'collect_min', before: '1', after: '2' },
    { name: 'priority', before: '50', after: '50' },
  ]);
});

it('asks the server for each filter of the log', () => {
  const state = coSignerLogsList.parse(
    new URLSearchParams('area=symbols,import&who=7&source=3&coin=ETH&status=0,1&q=x'),
  );
  expect(logParams(state, 1001)).toEqual({
    wallet_id: 1001,
    area: ['symbols', 'import'],
    operator: [7],
    source: [3],
    symbol: ['ETH'],
    status: [0, 1],
    keyword: 'x',
  });
});

const asked = (text: string) => listLogParams(listLog.parse(new URLSearchParams(text)), 1001);

it('asks for both lists, and of alerts for those of auto sweep', () => {
  expect(asked('tab=lists')).toEqual({
    wallet_id: 1001,
    business: ['blacklist', 'notice'],
    area: ['address', 'auto_collect'],
  });
  expect(asked('tab=lists&list=notice&who=7&q=x')).toMatchObject({
    business: ['notice'],
    operator: [7],
    keyword: 'x',
  });
});
