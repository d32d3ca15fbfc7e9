import { coinOf, governs, personOf, statusOf, subWalletOf, walletOf } from '../../world/access.ts';
import type { Signable } from '../../world/lifecycle.ts';
import type { AddressRow, OutgoingRow } from '../../world/rows.ts';
import type { PersonRow } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import type { CollectAuthRow, CollectRuleRow } from './collection-tables.ts';
import { callContract, canPayFrom } from './contract-call.ts';
import { collectGas, contractOf, isDeployed, isEligible, ruleFee } from './collect-rules.ts';

/** What an authorization is of: an allowance belongs to one address and one coin. */
export interface AuthSubject {
  rule: CollectRuleRow;
  home: AddressRow;
  symbol: string;
}

/** The number of an authorization says of which rule, address and coin it is, so that one nobody gave yet has one too. */
export function authIdOf(world: World, { rule, home, symbol }: AuthSubject): number {
  return rule.id * 1e9 + home.id * 1e3 + coinOf(world, { symbol }).id;
}

/** What a number is the authorization of; undefined where there is no such rule, or the rule has nothing to do with it. */
function authSubjectOf(world: World, id: number): AuthSubject | undefined {
  const rule = world.collectRules.get(Math.floor(id / 1e9));
  const home = world.addresses.get(Math.floor((id % 1e9) / 1e3));
  const symbol = rule?.symbols.find((coin) => coinOf(world, coin).id === id % 1e3)?.symbol;
  if (rule === undefined || home === undefined || symbol === undefined) return undefined;
  return isEligible(world, rule, home) ? { rule, home, symbol } : undefined;
}

/** How an authorization stands: 0 none, 1 its code is on a screen, 2 sent, 3 given. */
export function authStatusOf(world: World, id: number): 0 | 1 | 2 | 3 {
  const status = world.collectAuths.get(id)?.status ?? 0;
  const codes = world.signCodes.where('business', `collect_auth/${id}`);
  return status === 0 && codes.some((code) => code.status < 2) ? 1 : status;
}

/** What telling a coin's contract costs the address. */
export function authFee(world: World, rule: CollectRuleRow): string {
  return ruleFee(world, rule, collectGas.authorise);
}

/** Whether somebody may authorize or revoke now: who holds a key, once the contract is there and the address can pay for it. */
export function maySignAuth(world: World, id: number, uid: number): boolean {
  const subject = authSubjectOf(world, id);
  if (subject === undefined) return false;
  const { rule, home } = subject;
  const wallet = walletOf(world, rule);
  return (
    isDeployed(rule) &&
    governs(wallet, uid) &&
    statusOf(world, wallet) === 1 &&
    world.collectAuths.get(id)?.status !== 2 &&
    canPayFrom(world, home, authFee(world, rule))
  );
}

const subjectOf = (world: World, id: number) => known(authSubjectOf(world, id), `authorization ${id}`);

/** The phone signs: the coin's contract is told that the rule's may take it, or no more. */
export function signAuth(world: World, id: number, person: PersonRow): CollectAuthRow {
  const { rule, home, symbol } = subjectOf(world, id);
  const { sub_wallet_id, address } = home;
  const { base_symbol, contract_address } = coinOf(world, { symbol });
  const old = world.collectAuths.get(id);
  const was = old?.status === 3 ? 3 : 0;
  const call = callContract(world, {
    sub_wallet_id,
    base_symbol,
    symbol,
    // A permission without a limit; taken back, it is one for nothing.
    amount: was === 3 ? '0' : '-1',
    address_from: address,
    address_to: contract_address,
    fee: authFee(world, rule),
    initiator_uid: person.uid,
    trans_type: 0,
    interactive_contract: contractOf(rule),
    signed_by: person.nickname,
  });
  const row: CollectAuthRow = {
    id,
    rule_id: rule.id,
    sub_wallet_id,
    address,
    symbol,
    status: 2,
    becomes: was === 3 ? 0 : 3,
    was,
    call_id: call.id,
    updated_at: world.clock.now(),
  };
  world.collectAuths.put(row);
  return row;
}

/** The transaction has ended: the authorization is what it was to become, or again what it was. */
export function settleAuth(world: World, row: OutgoingRow): void {
  for (const auth of world.collectAuths.where('call_id', row.id)) {
    const status = row.status === 2000 ? auth.becomes : auth.was;
    world.collectAuths.update(auth, { status, updated_at: world.clock.now() });
  }
}

/** An authorization is signed on the phone, and so is taking it back. */
export const signableAuth: Signable = {
  maySign: maySignAuth,
  view(world, id) {
    const { rule, home, symbol } = subjectOf(world, id);
    const { symbol_alias, coin_net } = coinOf(world, { symbol });
    const isGiven = world.collectAuths.get(id)?.status === 3;
    return {
      title: isGiven ? ['Revoke sweeping', '撤销归集授权'] : ['Authorize sweeping', '归集授权'],
      wallet: `${walletOf(world, rule).wallet_name} / ${subWalletOf(world, home).sub_wallet_name}`,
      askedBy: personOf(world, rule.creator_uid).nickname,
      address: contractOf(rule),
      lines: [
        [['Rule', '归集规则'], rule.rule_name],
        [['Coin', '币种'], `${symbol_alias} (${coin_net})`],
        [['Amount', '数量'], isGiven ? '0' : '∞'],
        [['From', '转出地址'], home.address],
        [
          ['Swept to', '归集至'],
          subWalletOf(world, { sub_wallet_id: rule.collect_sub_wallet_id }).sub_wallet_name,
        ],
        [['Network fee', '网络手续费'], authFee(world, rule)],
      ],
    };
  },
  sign: (world, id, person) => void signAuth(world, id, person),
  refuse: () => undefined,
};
