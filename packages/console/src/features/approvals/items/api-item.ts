import type { LocalizedText } from '@mpc/api';
import type { DiffItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { inFours } from '#shared/in-fours.ts';
import type { Item } from '../item.ts';
import { fromBusiness, readBusiness } from './business-item.ts';
import type { Reader } from './reader.ts';

const fields = ['client_rsa_pub', 'cosigner_rsa_pub', 'ip_whitelist', 'notify_url', 'cosigner_url'] as const;

/** A fingerprint in groups of four, as whoever requested it had it before their eyes; anything else as it is. */
const shown = (text = ''): string => (/^[\da-f]{64}$/.test(text) ? inFours(text) : text);

/** The facts come with the item: keys by their fingerprints. */
const diffOf = (summary: readonly LocalizedText[], t: TFunction): DiffItem[] =>
  summary.flatMap(({ key, params }): DiffItem[] => {
    const field = fields.find((one) => key === `todo.summary.api.${one}`);
    if (field === undefined) return [];
    const [before, after] = [shown(params['before']), shown(params['after'])];
    return [{ key: field, label: t(`approval.api.${field}`), before, after, kind: 'text' }];
  });

/** A change of the API settings: type 8, decided on the phone. */
export async function apiItem(id: number, reader: Reader): Promise<Item> {
  const business = await readBusiness(id, reader);
  return {
    ...fromBusiness('api', id, business),
    content: (t) => ({ facts: [], diff: diffOf(business.summary, t) }),
    ways: { approve: 'phone', refuse: 'phone' },
  };
}
