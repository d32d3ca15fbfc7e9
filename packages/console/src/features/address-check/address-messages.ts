import {
  checkAddress,
  type AddressCheck,
  type LookAlike,
  type Reason,
  type SharedChain,
  type Warning,
} from '@mpc/api/addresses';
import type { FieldMessage } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { sameCase } from './same-case.rules.ts';

/** Whether more typing can still make an address of it, so that nothing need be said yet. */
function isUnfinished(text: string, reason: Reason): boolean {
  if (reason.code === 'length') return reason.actual < reason.expected;
  if (reason.code === 'prefix') return reason.expected.startsWith(text);
  return reason.code === 'empty';
}

const chainWord = (t: TFunction, chain: SharedChain): string => t(`addressCheck.chain.${chain}`);

const sentences: {
  [Code in Reason['code']]: (t: TFunction, reason: Extract<Reason, { code: Code }>) => string;
} = {
  empty: (t) => t('addressCheck.empty'),
  tooLong: (t, { limit }) => t('addressCheck.tooLong', { limit }),
  invisible: (t, { position }) => t('addressCheck.invisible', { position }),
  whitespace: (t, { position }) => t('addressCheck.whitespace', { position }),
  nonAscii: (t, { character, position }) => t('addressCheck.nonAscii', { character, position }),
  uriPrefix: (t, { prefix }) => t('addressCheck.uriPrefix', { prefix }),
  prefix: (t, { expected }) => t('addressCheck.prefix', { expected }),
  alphabet: (t, { character, position }) => t('addressCheck.alphabet', { character, position }),
  length: (t, { expected, actual }) =>
    actual < expected
      ? t('addressCheck.tooShort', { expected, missing: expected - actual })
      : t('addressCheck.overlong', { expected, extra: actual - expected }),
  checksum: (t) => t('addressCheck.checksum'),
  mixedCase: (t) => t('addressCheck.mixedCase'),
  mixedAlphabet: (t) => t('addressCheck.mixedAlphabet'),
  otherNetwork: (t) => t('addressCheck.otherNetwork'),
  workchain: (t, { workchain }) => t('addressCheck.workchain', { workchain }),
  futureWitness: (t, { version }) => t('addressCheck.futureWitness', { version }),
  hexForm: (t) => t('addressCheck.hexForm'),
  systemAddress: (t) => t('addressCheck.systemAddress'),
  burnAddress: (t) => t('addressCheck.burnAddress'),
  zeroAddress: (t) => t('addressCheck.zeroAddress'),
  noKey: (t) => t('addressCheck.noKey'),
  wrongChain: (t, { looksLike }) => t('addressCheck.wrongChain', { chain: chainWord(t, looksLike) }),
  unknownChain: (t) => t('addressCheck.unknownChain'),
};

const warningSentences: Record<Warning, (t: TFunction, others: readonly SharedChain[]) => string> = {
  sharedForm: (t, others) =>
    t('addressCheck.sharedForm', { chains: others.map((chain) => chainWord(t, chain)) }),
  derived: (t) => t('addressCheck.derived'),
  noChecksum: (t) => t('addressSummary.checksum.absent'),
  weakChecksum: (t) => t('addressSummary.checksum.weak'),
  neverChecksum: (t) => t('addressSummary.checksum.never'),
};

/** Why a text is no address, and what to do about it, in the reader's language. */
export function reasonSentence(t: TFunction, reason: Reason): string {
  const say = sentences[reason.code] as (t: TFunction, reason: Reason) => string;
  return say(t, reason);
}

/** What a field says of the outcome of a check; null where there is nothing to say. */
function addressMessage(t: TFunction, text: string, check: AddressCheck): FieldMessage | null {
  if (!check.ok)
    return {
      level: 'error',
      message: reasonSentence(t, check.reason),
      final: !isUnfinished(text, check.reason),
    };
  const [gravest] = check.warnings;
  return gravest === undefined
    ? null
    : { level: 'warning', message: warningSentences[gravest](t, check.sharedWith ?? []) };
}

/** The `check` of an address field for the network of a main coin. */
export const addressFieldCheck =
  (t: TFunction, baseSymbol: string) =>
  (text: string): FieldMessage | null =>
    addressMessage(t, text, checkAddress(baseSymbol, text));

/** An address a person trusts, and the name it has for them. */
export interface Anchor {
  address: string;
  label: string;
}

/** What a field says of an address that looks like one that is trusted. Whoever shows a `block` asks for more than a click. */
export function lookAlikeMessage(t: TFunction, address: string, found: LookAlike<Anchor>): FieldMessage {
  const { head, tail, anchor } = found;
  const known = sameCase(anchor.address, address);
  return {
    level: found.level === 'block' ? 'error' : 'warning',
    title: t('addressCheck.lookAlikeTitle'),
    message: t('addressCheck.lookAlike', {
      label: anchor.label,
      head,
      tail,
      differ: Array.from(address).filter((character, at) => character !== known[at]).length,
    }),
    final: true,
  };
}
