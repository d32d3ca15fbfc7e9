import { addressBook, type BookAudit, type EntryFacts } from '@mpc/api';
import type { DiffItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import type { PaidRecipients } from '#features/address-check';
import type { Fact } from '#features/decisions';
import type { Item } from '../item.ts';
import type { Names, Reader } from './reader.ts';
import { listed } from '#shared/i18n/i18n.ts';

const verbs = {
  1: 'addressAdd',
  2: 'addressDelete',
  3: 'whitelistOn',
  4: 'whitelistOff',
  5: 'addressEdit',
} as const;

function titleOf({ op_type, content }: BookAudit): Item['title'] {
  const [entry] = content.entries;
  const subWallets = content.sub_wallets.map((one) => one.sub_wallet_name);
  const mode = content.white_mode === null ? '' : 'Mode';
  return {
    key: `todo.title.${verbs[op_type]}${mode}`,
    params: {
      count: String(content.entries.length),
      label: (entry?.after ?? entry?.before)?.label ?? '',
      subWallet: subWallets.length === 1 ? (subWallets[0] ?? '') : '',
    },
  };
}

type EntryChange = BookAudit['content']['entries'][number];

const factOf = (id: number | string, key: string, label: string, text: string): Fact => ({
  key: `${id} ${key}`,
  label,
  text,
});

/** A name with the code behind it, where that is another: the code is what is kept. */
const coded = (name: string, code: string) => (name === code ? name : `${name} (${code})`);

/** The address of an entry, with what is known of it, and the chain it is on. */
function placeFacts(id: EntryChange['id'], facts: EntryFacts, names: Names, t: TFunction): Fact[] {
  const { base_symbol: base, symbol } = facts;
  const chain = [coded(names.net(base), base), coded(names.coin(symbol), symbol)].filter(Boolean).join(' / ');
  return [
    {
      ...factOf(id, 'address', t('approval.book.address'), facts.address),
      as: 'address',
      baseSymbol: facts.base_symbol,
    },
    factOf(id, 'chain', t('approval.book.chain'), chain),
  ];
}

/** A new entry, or one that ends, is what it is: there is nothing to compare. */
function entryFacts({ id, before, after }: EntryChange, names: Names, t: TFunction): Fact[] {
  const facts = after ?? before;
  if (facts === null) return [];
  return [
    factOf(id, 'label', t('approval.book.label'), facts.label),
    ...placeFacts(id, facts, names, t),
    factOf(id, 'memo', t('order.memo'), facts.memo),
    factOf(id, 'white', t('approval.book.white'), yesNo(facts.is_white, t)),
    factOf(id, 'remark', t('order.remark'), facts.remark),
  ];
}

const yesNo = (flag: 0 | 1, t: TFunction): string => t(flag === 1 ? 'approval.on' : 'approval.no');

function entryDiff({ id, before, after }: EntryChange, names: Names, t: TFunction): DiffItem[] {
  const field = (key: string, label: string, text: (facts: EntryFacts) => string): DiffItem => ({
    key: `${id} ${key}`,
    label,
    before: before === null ? '' : text(before),
    after: after === null ? '' : text(after),
    kind: key === 'address' ? 'address' : 'plain',
  });
  return [
    field('label', t('approval.book.label'), (facts) => facts.label),
    // One that stays is told with all that is known of it.
    ...(before?.address === after?.address
      ? []
      : [field('address', t('approval.book.address'), (facts) => facts.address)]),
    field('memo', t('order.memo'), (facts) => facts.memo),
    field('white', t('approval.book.white'), (facts) => yesNo(facts.is_white, t)),
    field('remark', t('order.remark'), (facts) => facts.remark),
    field(
      'scope',
      t('approval.book.scope'),
      (facts) => listed(facts.sub_wallet_ids.map(names.subWallet)) || t('approval.allSubWallets'),
    ),
  ];
}

function contentOf({ content }: BookAudit, names: Names, t: TFunction) {
  const { entries, white_mode, sub_wallets } = content;
  const whole = entries.filter(({ before, after }) => before === null || after === null);
  const changed = entries.filter(({ before, after }) => before !== null && after !== null);
  const concerned = listed(sub_wallets.map((one) => one.sub_wallet_name));
  return {
    facts: [
      { key: 'subWallets', label: t('approval.subWallets'), text: concerned || t('approval.allSubWallets') },
      ...whole.flatMap((entry) => entryFacts(entry, names, t)),
      ...changed.flatMap(({ id, after }) => (after === null ? [] : placeFacts(id, after, names, t))),
    ],
    diff: [
      ...changed.flatMap((entry) => entryDiff(entry, names, t)),
      ...(white_mode === null
        ? []
        : [
            {
              key: 'mode',
              label: t('approval.book.mode'),
              before: yesNo(white_mode.before, t),
              after: yesNo(white_mode.after, t),
            },
          ]),
    ],
  };
}

/** Those that the book is to have, or that are to be paid from it, by network. What leaves a list may be anything. */
function recipientsOf(audit: BookAudit, names: Names): PaidRecipients[] {
  const { op_type, wallet_id, content } = audit;
  if (op_type === 2 || op_type === 4) return [];
  const kept = content.entries.flatMap(({ after }) => after ?? []);
  const concerned = content.sub_wallets.map(({ sub_wallet_id }) => sub_wallet_id);
  const keptFor = concerned.length === 0 ? names.subWalletIds : concerned;
  return [...new Set(kept.map(({ base_symbol }) => base_symbol))].map((base) => ({
    walletId: wallet_id,
    subWalletId: keptFor[0] ?? 0,
    baseSymbol: base,
    symbol: base,
    recipients: kept
      .filter(({ base_symbol }) => base_symbol === base)
      .map(({ address, memo, label }) => ({ address, memo, label })),
    isCall: false,
    keptFor,
  }));
}

/** A change of the shared address book, or of a whitelist: type 6. */
export async function bookItem(id: number, reader: Reader): Promise<Item> {
  const audit = await reader.call(addressBook.audit, { audit_id: id });
  const names = await reader.names(audit.wallet_id);
  const [only] = audit.content.sub_wallets;
  const one = audit.content.sub_wallets.length === 1 ? only : undefined;
  const said = (remark: string) => (remark === '' ? { audit_id: id } : { audit_id: id, remark });
  return {
    kind: 'book',
    key: `item ${id}`,
    id,
    type: 6,
    title: titleOf(audit),
    walletId: audit.wallet_id,
    subWalletId: one?.sub_wallet_id ?? 0,
    subWalletName: one?.sub_wallet_name ?? '',
    initiator: audit.initiator,
    createdAt: audit.created_at,
    finishedAt: audit.finished_at,
    expireAt: audit.expire_at,
    remark: audit.remark,
    status: audit.status,
    nodes: audit.node_list,
    myAction: audit.my_action,
    canRevoke: audit.can_revoke,
    content: (t) => contentOf(audit, names, t),
    recipients: recipientsOf(audit, names),
    ways: {
      approve: (run, { remark, shown }) => run(addressBook.passAudit, { ...said(remark), ...shown }),
      refuse: (run, { remark, shown }) => run(addressBook.refuseAudit, { ...said(remark), ...shown }),
      revoke: (run) => run(addressBook.revokeAudit, { audit_id: id }),
    },
    code: { business_type: 'item', business_id: id },
    asks: {
      business_type: 'address_book',
      ...(one === undefined ? {} : { sub_wallet_id: one.sub_wallet_id }),
    },
  };
}
