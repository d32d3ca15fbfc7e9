import type { CheckAnswer, Coin, StrategyFor, SubWalletState } from '@mpc/api';
import { checkAddress } from '@mpc/api/addresses';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../intents/intent.ts';
import { earlierPayments, openDuplicate } from '../flow/earlier-payments.ts';
import { refusalDisplayOf, stillConcerns } from '../refusals/refusals.rules.ts';
import type { Facts, RecipientFacts } from './transfer-facts.ts';
import { addressFindings, amountFinding, feeFindings, isForbidden, waitingFor } from './transfer-findings.ts';
import { isAnswered, isProven, needsComparing, recipientToProve } from '../recipients/transfer-proofs.ts';
import { summarize, summaryFreshness } from './transfer-summary.ts';
import { untouched } from './transfer.values.ts';
import type { Answers } from './use-transfer-form.ts';

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const home = { wallet: { id: 1, name: 'Treasury' }, subWallet: { id: 31, name: 'Main' } };
const answers: Answers = { risk: false, compared: false, lookAlike: '', contract: false, middle: '' };
const approving: StrategyFor = { strategy_id: 1, name: 'Basic', type: 0, action: 1, node_list: [] };
const coin = {
  symbol: 'ETH',
  base_symbol: 'ETH',
  symbol_alias: 'ETH',
  coin_net: 'ETH',
  decimals: 18,
  min_withdraw: '0.01',
  enable_withdraw: true,
} as Coin;
const token: Coin = { ...coin, symbol: 'USDTERC20', symbol_alias: 'USDT', decimals: 6 };
const screening: CheckAnswer = {
  kyt: { level: 1, score: 3, categories: [] },
  white: 0,
  black: 0,
  own_address: 0,
};
const fee = { id: 'normal', amount: '0.001', fields: { gas_price: '10', gas_limit: '100000' } } as const;

const recipient = (change: Partial<RecipientFacts> = {}): RecipientFacts => ({
  id: 'only',
  amount: '1',
  memo: '',
  check: checkAddress('ETH', to),
  to,
  screening,
  screeningPending: false,
  unscreened: false,
  owner: null,
  recipientCheck: { kind: 'allowed' },
  entry: null,
  lookAlike: null,
  ...change,
});
const facts = (change: Partial<Facts> = {}): Facts => ({
  coin,
  recipients: [recipient()],
  isSeveral: false,
  amount: '1',
  available: '2',
  fullest: null,
  from: [],
  utxo: undefined,
  fee,
  feeFault: null,
  feePending: false,
  feeUnit: 'ETH',
  feeHas: '2',
  subWalletState: { white_status: 0, app_show_status: '1', collect_role: 0, kyt_status: 1 },
  limit: { allow: true, reason: '' },
  strategy: null,
  differing: [],
  repeats: [],
  noMemo: false,
  bound: 'none',
  paidBefore: 0,
  ...change,
});
const ofOne = (change: Partial<RecipientFacts>) => facts({ recipients: [recipient(change)] });
const codes = (change: Partial<RecipientFacts>, around: Partial<Facts> = {}) =>
  addressFindings(recipient(change), facts(around)).map(({ code }) => code);

describe('what is said of an address', () => {
  it.each([
    [0, []],
    [1, ['notWhite']],
    [2, []],
    [3, ['notWhite']],
  ] as const)('with whitelist mode %s', (white_status, expected) => {
    const subWalletState = { ...facts().subWalletState, white_status } as SubWalletState;
    expect(codes({}, { subWalletState })).toEqual(expected);
    expect(codes({ screening: { ...screening, white: 1 } }, { subWalletState })).toEqual([]);
  });

  it('of our own: forbidden to the same sub-wallet, noted for another', () => {
    const owner = { id: 32, name: 'Payroll', memo: '' };
    expect(codes({ owner, recipientCheck: { kind: 'refused', reason: 'sender' } })).toEqual(['recipient']);
    expect(codes({ owner })).toEqual(['ownOther']);
    const withMemos = { coin: { ...coin, support_memo: '1' as const } };
    expect(codes({ owner: { ...owner, memo: '7' } }, withMemos)).toEqual(['ownMemo']);
    expect(codes({ owner: { ...owner, memo: '7' }, memo: '7' }, withMemos)).toEqual(['ownOther']);
  });

  it('that is risky, not screened, or could not be looked up', () => {
    expect(
      codes({ screening: { ...screening, kyt: { level: 3, score: 80, categories: ['Scam'] } } }),
    ).toEqual(['risky']);
    expect(codes({ screening: { ...screening, kyt: { level: 0, score: 0, categories: [] } } })).toEqual([
      'notScreened',
    ]);
    expect(codes({ screening: undefined, unscreened: true })).toEqual(['unscreened']);
    expect(codes({ screening: undefined })).toEqual(['checkFailed']);
    expect(codes({ screening: undefined, screeningPending: true })).toEqual([]);
  });
});

describe('what is said of amount and fee', () => {
  it.each([
    ['0', 'zero'],
    ['0.001', 'minimum'],
    ['1.9995', 'overWithFee'],
    ['2.1', 'over'],
    ['1.999', undefined],
  ])('%s', (amount, code) => {
    expect(amountFinding(facts({ amount }))?.code).toBe(code);
  });

  it('counts the fee against another coin where another coin pays it', () => {
    expect(amountFinding(facts({ coin: token, amount: '2' }))).toBeNull();
    expect(feeFindings(facts({ coin: token, feeHas: '0.0009' }))).toMatchObject([{ code: 'feeShort' }]);
    expect(feeFindings(facts({ coin: token, feeHas: '0.001' }))).toEqual([]);
  });

  it('blames a price of one’s own for a fee that is too high', () => {
    const fee = { id: 'custom', amount: '3', fields: {} } as const;
    expect(feeFindings(facts({ coin: token, feeHas: '2', fee }))).toMatchObject([{ code: 'ownFeeShort' }]);
  });

  it('forbids what any field forbids', () => {
    expect(isForbidden(facts())).toBe(false);
    expect(isForbidden(facts({ amount: '1.1234567', coin: token }))).toBe(true);
    expect(isForbidden(facts({ coin: { ...coin, enable_withdraw: false } }))).toBe(true);
    expect(isForbidden(facts({ limit: { allow: false, reason: 'limit' } }))).toBe(true);
    expect(isForbidden(facts({ feeFault: 'belowLeast' }))).toBe(true);
    expect(isForbidden(facts({ strategy: { ...approving, action: 2 } }))).toBe(true);
    expect(isForbidden(facts({ strategy: approving }))).toBe(false);
    expect(
      isForbidden(
        facts({
          strategy: approving,
          differing: [approving, { ...approving, strategy_id: 2, name: 'Other' }],
        }),
      ),
    ).toBe(true);
  });

  it.each<[Partial<Facts>, string | null]>([
    [{ coin: null }, 'coin'],
    [{ recipients: [recipient({ to: null })] }, 'address'],
    [{ recipients: [] }, 'address'],
    [{ amount: '' }, 'amount'],
    [{ available: undefined }, 'balance'],
    [{ fee: null }, 'fee'],
    [{ limit: undefined }, 'checks'],
    [{ recipients: [recipient({ screeningPending: true })] }, 'checks'],
    [{ recipients: [recipient({ owner: undefined })] }, 'checks'],
    [{ feePending: true }, 'fee'],
    [{ fullest: undefined }, 'balance'],
    [{}, null],
  ])('%o waits for %s', (change, waiting) => {
    expect(waitingFor(facts(change))).toBe(waiting);
  });
});

describe('what a destination asks of a person', () => {
  const forged = `0x5aAeb6${'1'.repeat(28)}1BeAed`;
  const lookAlike = { level: 'block', anchor: { address: to, label: 'Acme' }, head: 6, tail: 6 } as const;

  it('is the middle of a look-alike, where it stops agreeing', () => {
    const asked = recipient({ to: forged, lookAlike });
    expect(isProven(asked, '')).toBe(false);
    expect(isProven(asked, '0x5aAe')).toBe(false);
    expect(isProven(asked, ' 111111 ')).toBe(true);
    expect(isProven(recipient({ to: forged, lookAlike: { ...lookAlike, level: 'note' } }), '')).toBe(true);
  });

  it('is to compare it, where a typing mistake cannot be seen', () => {
    const check = checkAddress('ETH', to.toLowerCase());
    const bare = ofOne({ check });
    expect(needsComparing(facts())).toBe(false);
    expect(needsComparing(bare)).toBe(true);
    expect(isAnswered(bare, answers)).toBe(false);
    expect(isAnswered(bare, { ...answers, compared: true })).toBe(true);
    expect(needsComparing(ofOne({ check, owner: { id: 32, name: 'Payroll', memo: '' } }))).toBe(false);
    expect(needsComparing({ ...bare, bound: 'same' })).toBe(false);
  });

  it('is to type the middle of it too, where no address of the chain has a checksum', () => {
    const address = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
    const unseen = ofOne({ to: address, check: checkAddress('SOL', address) });
    expect(recipientToProve(unseen)?.to).toBe(address);
    expect(isAnswered(unseen, { ...answers, compared: true })).toBe(false);
    expect(isAnswered(unseen, { ...answers, compared: true, middle: 'usVFin' })).toBe(false);
    expect(isAnswered(unseen, { ...answers, compared: true, middle: ' aT23yv ' })).toBe(true);
    expect(recipientToProve({ ...unseen, isSeveral: true })).toBeNull();
  });
});

const sources = (change: Partial<Facts> = {}) => ({
  uid: 7,
  home,
  values: { ...untouched('ETH'), address: to, amount: '1' },
  answers,
  facts: facts(change),
  coinLabel: 'ETH',
  quotedAt: 1000,
});

function paymentOf({ payment }: Intent) {
  if (payment.kind !== 'withdraw') throw new Error('no plain payment');
  return payment.order;
}

describe('a summary', () => {
  it('is frozen, and has a number of its own each time', async () => {
    const [first, second] = [summarize(sources()), summarize(sources())];
    expect(first?.intent.payment.order).toMatchObject({ address_to: to, amount: '1', gas_price: '10' });
    expect(first?.intent.payment.order.request_id).not.toBe(second?.intent.payment.order.request_id);
    expect(summarize(sources({ fee: null }))).toBeNull();
  });

  it('is asked for again once fee or amount are others', async () => {
    const summary = summarize(sources());
    if (summary === null) throw new Error('nothing to summarize');
    const freshness = (change: Partial<Facts>, quotedAt = 2000) =>
      summaryFreshness(summary, { facts: facts(change), quotedAt }, 3000);
    expect(freshness({})).toBe('good');
    expect(freshness({ amount: '1.0' })).toBe('good');
    expect(freshness({ amount: '0.9999' })).toBe('changed');
    expect(freshness({ fee: { ...fee, amount: '0.0011' } })).toBe('changed');
    expect(summaryFreshness(summary, { facts: facts({ fee: null }), quotedAt: 1000 }, 40_000)).toBe('old');
  });

  it('names the payments it would repeat, each once, and the one it must wait for', async () => {
    const summary = summarize(sources());
    if (summary === null) throw new Error('nothing to summarize');
    const { intent } = summary;
    const like = (id: string, state: Intent['state'], amount = '1'): Intent => ({
      ...intent,
      state,
      payment: {
        kind: 'withdraw',
        base_symbol: 'ETH',
        order: { ...paymentOf(intent), request_id: id, amount },
      },
    });
    const row = { request_id: 'a', id: 5, amount: '1', created_at: 1 } as Parameters<
      typeof earlierPayments
    >[2][0];
    const intents = [intent, like('a', 'sent'), like('b', 'sent', '1.005'), like('c', 'sent', '2')];
    expect(earlierPayments(intent, intents, [row]).map(({ key }) => key)).toEqual(['a', 'b']);
    expect(openDuplicate(intent, intents)).toBeNull();
    expect(openDuplicate(intent, [...intents, like('d', 'notFound')])?.payment.order.request_id).toBe('d');
  });
});

describe('a refusal', () => {
  it('lands on the field it concerns, or above the form', () => {
    const places = ['110055', '200109', '110161', '120403', '110227', '200145', '999999'].map(
      (code) => refusalDisplayOf(code).field,
    );
    expect(places).toEqual(['address', 'address', 'amount', 'fee', 'coin', 'form', 'form']);
  });

  it('is over when what it was about has changed, and only then', () => {
    const { values } = sources();
    const refused = { code: '110055', msg: '', values };
    expect(stillConcerns(refused, { ...values, amount: '5', remark: 'x' })).toBe(true);
    expect(stillConcerns(refused, { ...values, address: `${to}0` })).toBe(false);
  });
});
