import { describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { strategies, type ParamsOf } from '../../../index.ts';
import { createSandbox, people, specialAddresses, subWalletIds } from '../../index.ts';
import { asking } from '../../testing.ts';

type Draft = ParamsOf<typeof strategies.saveAdvanced>;

const { main } = subWalletIds;
const { owner, member, secondMember, approver } = people;
const largeStablecoin = 4100;

const sandbox = createSandbox({ clock: 'frozen' });
const ana = asking(sandbox, owner.uid);
const lin = asking(sandbox, member.uid);

const anybody = {
  initiator_type: 1 as const,
  initiator_uids: [],
  symbols: [],
  limit: null,
  destination: 1 as const,
  addresses: [],
  contracts: [],
};

const draft = (more: Partial<Draft> = {}): Draft => ({
  sub_wallet_id: main,
  type: 1,
  name: 'TRX',
  conditions: { ...anybody, symbols: ['TRX'] },
  action: 1,
  node_list: [
    { node_type: 1, threshold: 1, uids: [member.uid, secondMember.uid] },
    { node_type: 2, threshold: 1, uids: [owner.uid] },
  ],
  ...more,
});

describe('a strategy is not taken', () => {
  const evm = specialAddresses.ordinary.evm;
  const when = (more: Partial<Draft['conditions']>) => ({
    conditions: { ...anybody, symbols: ['TRX'], ...more },
  });
  const contracts = [{ base_symbol: 'ETH', address: evm }];

  it.each<[why: string, more: Partial<Draft>, field: string]>([
    ['with a name that is there', { name: 'large STABLECOIN' }, 'name'],
    [
      'for amounts that end before they begin',
      when({ limit: { unit: 'coin', amount: '10', amount_max: '9', window_hours: null } }),
      'conditions.limit.amount_max',
    ],
    [
      'for no amount at all',
      when({ limit: { unit: 'coin', amount: '0', window_hours: null } }),
      'conditions.limit',
    ],
    [
      'for hours of no zone',
      when({ hours: { weekdays: [1], from: '09:00', to: '18:00', zone: 'Nowhere/City' } }),
      'conditions',
    ],
    ['for methods of a transfer', when({ methods: ['0xa9059cbb'] }), 'conditions.methods'],
    [
      'for parameters of any method',
      { type: 2, conditions: { ...anybody, params: [{ index: 0, op: 'eq', value: '1' }] } },
      'conditions.methods',
    ],
    ['with a name that is too long', { name: 'x'.repeat(31) }, 'name'],
    ['with a name of nothing', { name: ' ' }, 'name'],
    ['without the steps that it asks', { node_list: undefined }, 'node_list'],
    ['with steps that it does not ask', { action: 3 }, 'node_list'],
    [
      'signed by who has no key',
      { node_list: [{ node_type: 2, threshold: 1, uids: [member.uid] }] },
      'node_list.0.uids',
    ],
    [
      'approved by who does not see it',
      {
        node_list: [
          { node_type: 1, threshold: 1, uids: [approver.uid] },
          { node_type: 2, threshold: 1, uids: [owner.uid] },
        ],
      },
      'node_list.0.uids',
    ],
    [
      'without a step that signs',
      { node_list: [{ node_type: 1, threshold: 1, uids: [owner.uid] }] },
      'node_list',
    ],
    ['behind the last place', { priority: 4 }, 'priority'],
    ['for a coin that is not there', when({ symbols: ['SOL'] }), 'conditions.symbols'],
    ['for a coin twice', when({ symbols: ['TRX', 'TRX'] }), 'conditions.symbols'],
    ['for initiators that it does not name', when({ initiator_type: 2 }), 'conditions.initiator_uids'],
    [
      'for an initiator who does not see it',
      when({ initiator_type: 2, initiator_uids: [approver.uid] }),
      'conditions.initiator_uids',
    ],
    [
      'for members when it is for everybody',
      when({ initiator_uids: [member.uid] }),
      'conditions.initiator_uids',
    ],
    [
      'from nothing on',
      when({ limit: { unit: 'coin', amount: '0', window_hours: null } }),
      'conditions.limit',
    ],
    [
      'from so much of any coin on',
      when({ symbols: [], limit: { unit: 'coin', amount: '5', window_hours: null } }),
      'conditions.symbols',
    ],
    [
      'over more than 720 hours',
      when({ limit: { unit: 'coin', amount: '5', window_hours: 721 } }),
      'conditions',
    ],
    ['over no hours', when({ limit: { unit: 'coin', amount: '5', window_hours: 0 } }), 'conditions'],
    ['to addresses that it does not name', when({ destination: 3 }), 'conditions.addresses'],
    [
      'to an address of another chain',
      when({ destination: 3, addresses: [{ base_symbol: 'TRX', address: evm }] }),
      'conditions.addresses',
    ],
    ['with contracts, being for transfers', when({ contracts }), 'conditions.contracts'],
    ['with coins, being for contracts', { type: 2, ...when({ contracts }) }, 'conditions.symbols'],
    [
      'for a contract without its checksum',
      { type: 2, ...when({ symbols: [], contracts: [{ base_symbol: 'ETH', address: evm.toLowerCase() }] }) },
      'conditions.contracts',
    ],
    [
      'for a contract twice',
      { type: 2, ...when({ symbols: [], contracts: [...contracts, ...contracts] }) },
      'conditions.contracts',
    ],
    [
      'for more than 50 contracts',
      { type: 2, ...when({ symbols: [], contracts: Array.from({ length: 51 }, () => contracts).flat() }) },
      'conditions',
    ],
    [
      'as another type than it is',
      { strategy_id: largeStablecoin, type: 2, name: 'Other', conditions: anybody },
      'type',
    ],
    ['in another sub-wallet than it is', { strategy_id: 4101, name: 'Other' }, 'strategy_id'],
  ])('%s', async (_, more, field) => {
    expect(await ana(strategies.saveAdvanced, draft(more))).toMatchObject({
      code: codes.badParameter,
      data: { field },
    });
  });

  it('with a name that waits to be another one’s', async () => {
    expect((await lin(strategies.saveAdvanced, draft())).code).toBe('0');
    expect(await ana(strategies.saveAdvanced, draft())).toMatchObject({
      code: codes.badParameter,
      data: { field: 'name', fault: 'taken' },
    });
  });

  it('in an order that is not of all of them', async () => {
    const { data } = await ana(strategies.advancedList, { sub_wallet_id: main, type: 1 });
    const [first, second] = data.filter((row) => row.status === 1).map((row) => row.strategy_id);
    const sort = (strategy_ids: (number | undefined)[]) =>
      lin(strategies.sort, { sub_wallet_id: main, strategy_ids: strategy_ids.map((id) => id ?? 0) });
    const fault = async (ids: (number | undefined)[]) => ((await sort(ids)).data as { fault?: string }).fault;
    expect(await fault([first])).toBe('missing');
    expect(await fault([first, first])).toBe('repeated');
    expect(await fault([first, second, 4101])).toBe('unknown');
    expect(await fault([])).toBe('unknown');
  });
});
