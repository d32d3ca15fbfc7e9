import Big from 'big.js';
import * as v from 'valibot';
import { Payment } from '../../core/wire.schema.ts';
import type { CoinTrigger, KytSections } from './kyt-config.schema.ts';

/** What is wrong with a part of a configuration, and where. */
export interface ConfigFault {
  /** Such as `scope.sub_wallet_ids`. */
  field: string;
  fault: 'missing' | 'repeated' | 'range' | 'format';
}

/** The largest amount that a coin's minimum may be, and how many digits it may have after the point. */
export const triggerLimit = { most: '9999999999999999', digits: 6 } as const;

const isRepeated = (values: readonly unknown[]) => new Set(values).size < values.length;

/** What is wrong with from how much of a coin on it is screened; 0 means always. */
export function minimumFault({ minimum }: Pick<CoinTrigger, 'minimum'>): ConfigFault['fault'] | undefined {
  if (!v.is(Payment, minimum)) return 'format';
  const isFine = (minimum.split('.')[1] ?? '').length <= triggerLimit.digits;
  return isFine && new Big(minimum).lte(triggerLimit.most) ? undefined : 'range';
}

type Check = (sections: KytSections) => ConfigFault['fault'] | undefined;

const credential = /^[\x21-\x7e]{8,128}$/;

function credentialFault(text: string | undefined, isNeeded: boolean): ConfigFault['fault'] | undefined {
  if (text === undefined || text === '') return isNeeded ? 'missing' : undefined;
  return credential.test(text) ? undefined : 'format';
}

/** Every rule by the field it is about, in the order of the form. */
const checks: Readonly<Record<string, Check>> = {
  'connection.api_key': ({ connection }) =>
    connection?.mode === 'own' ? credentialFault(connection.api_key, true) : undefined,
  // A secret that was saved before need not be typed again: the server knows whether there is one.
  'connection.api_secret': ({ connection }) =>
    connection?.mode === 'own' ? credentialFault(connection.api_secret, false) : undefined,
  'scope.sub_wallet_ids': ({ scope }) => {
    if (scope?.scope_type !== 2) return undefined;
    if (scope.sub_wallet_ids.length === 0) return 'missing';
    return isRepeated(scope.sub_wallet_ids) ? 'repeated' : undefined;
  },
  directions: ({ directions }) => {
    if (directions?.length === 0) return 'missing';
    return isRepeated(directions ?? []) ? 'repeated' : undefined;
  },
  'triggers.coins': ({ triggers }) => {
    if (triggers === undefined) return undefined;
    if (triggers.coins.every(({ status }) => status === 0)) return 'missing';
    return isRepeated(triggers.coins.map(({ symbol }) => symbol)) ? 'repeated' : undefined;
  },
  'triggers.coins.minimum': ({ triggers }) =>
    triggers?.coins.map(minimumFault).find((fault) => fault !== undefined),
};

/** The first thing that is wrong with parts of a configuration, as far as they alone can tell; undefined where nothing is. */
export function sectionsFault(sections: KytSections): ConfigFault | undefined {
  for (const [field, check] of Object.entries(checks)) {
    const fault = check(sections);
    if (fault !== undefined) return { field, fault };
  }
  return undefined;
}
