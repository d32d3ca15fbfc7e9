import { checkAddress, type LookAlike } from '@mpc/api/addresses';
import type { TFunction } from 'i18next';
import { type Anchor, reasonSentence } from './address-messages.ts';
import { type FindLookAlike, lookAlikeFinder } from './anchors.rules.ts';
import { isRead } from './look-alike-proof.rules.ts';
import type { PaidRecipients, RecipientEvidence } from './recipient-evidence.ts';
import { checkRecipient, type KnownContracts, type RecipientCheck } from './recipient.rules.ts';

/** What is known against one recipient of an order, or one entry of an address book. */
export interface RecipientFindings {
  address: string;
  label: string | undefined;
  recipientCheck: RecipientCheck;
  lookAlike: LookAlike<Anchor> | null;
  isBlack: boolean;
  /** Something that it is judged by was not answered. */
  isUnread: boolean;
}

const noContracts: KnownContracts = { tokens: new Map(), others: new Map() };

/** A book also has addresses of networks that nothing here can judge. */
const isForeign = (check: RecipientCheck): boolean =>
  check.kind === 'refused' && check.reason === 'address' && check.fault.code === 'unknownChain';

interface Ready {
  about: string;
  findLookAlike: FindLookAlike;
}

const ready = new WeakMap<RecipientEvidence, Ready>();

/** What tells look-alikes, got ready once for what is known and not with every key that is pressed: a book may have thousands. */
function finderFor(evidence: RecipientEvidence, baseSymbol: string, paidLabel: string): FindLookAlike {
  const about = `${baseSymbol} ${paidLabel}`;
  const before = ready.get(evidence);
  if (before?.about === about) return before.findLookAlike;
  const findLookAlike = lookAlikeFinder({ ...evidence, baseSymbol, paidLabel });
  ready.set(evidence, { about, findLookAlike });
  return findLookAlike;
}

/** Judges everybody as the form does in which they were entered; by the addresses alone while nothing is read. */
export function recipientFindings(
  paid: PaidRecipients,
  evidence: RecipientEvidence | undefined,
  t: TFunction,
): RecipientFindings[] {
  const { baseSymbol, subWalletId, keptFor, recipients } = paid;
  const findLookAlike = evidence && finderFor(evidence, baseSymbol, t('addressCheck.paidBefore'));
  return recipients.map(({ address, memo, label, role }) => {
    const owner = evidence?.owners[address];
    const isContract = role === 'contract';
    const isSender = role === undefined && owner?.sub_wallet_id === subWalletId && owner.memo === memo;
    const { tokens, others } = evidence?.contracts ?? noContracts;
    // No contract of a token gives back what it is sent, whoever sends it there.
    const contracts = {
      tokens: role === 'contract' || role === 'spender' ? noContracts.tokens : tokens,
      others: role === undefined || role === 'paidByCall' ? others : noContracts.others,
    };
    const check = checkAddress(baseSymbol, address);
    const recipientCheck = checkRecipient(baseSymbol, address, { isSender, contracts });
    const answers = [evidence?.contracts, evidence?.book, evidence?.paid];
    return {
      address,
      label,
      recipientCheck: keptFor && isForeign(recipientCheck) ? { kind: 'allowed' } : recipientCheck,
      lookAlike: !check.ok || isContract ? null : (findLookAlike?.(check.normalized, Boolean(owner)) ?? null),
      isBlack: evidence?.isBlack[address] === true,
      isUnread:
        !isContract &&
        (keptFor ? answers : [...answers, owner, evidence?.isBlack[address]]).includes(undefined),
    };
  });
}

/** Why an order must not be agreed to whatever a person says, as far as one recipient is the reason. */
export function refusalOf(
  t: TFunction,
  { recipientCheck, isBlack }: Pick<RecipientFindings, 'recipientCheck' | 'isBlack'>,
): string | undefined {
  if (isBlack) return t('recipient.order.black');
  if (recipientCheck.kind !== 'refused') return undefined;
  if (recipientCheck.reason === 'address')
    return t('recipient.order.address', { reason: reasonSentence(t, recipientCheck.fault) });
  if (recipientCheck.reason === 'sender') return t('recipient.order.sender');
  return t('recipient.order.tokenContract', { name: recipientCheck.name });
}

/** Why an entry of a book must not be trusted, as far as its address is the reason. */
export const entryRefusal = (t: TFunction, recipientCheck: RecipientCheck): string | undefined =>
  isForeign(recipientCheck) ? undefined : refusalOf(t, { recipientCheck, isBlack: false });

/** What a person answered to what is said of recipients. */
export interface RecipientAnswers {
  /** By address, what was typed of one that looks like another. */
  typed?: Readonly<Record<string, string>>;
  /** By address, whether a contract is meant to be paid. */
  confirmed?: Readonly<Record<string, boolean>>;
  /** They go on without the checks that could not be made. */
  isUnreadAccepted?: boolean;
}

/**
 * Why an order must not be agreed to now: a recipient is refused, looks like a known one and its middle was not typed, is a
 * contract that nobody said is meant, or could not be checked whole, which only a person takes up.
 */
export function recipientBlock(
  t: TFunction,
  findings: readonly RecipientFindings[],
  { typed = {}, confirmed = {}, isUnreadAccepted = false }: RecipientAnswers,
): string | undefined {
  const refusal = findings.map((one) => refusalOf(t, one)).find((reason) => reason !== undefined);
  if (refusal !== undefined) return refusal;
  const [blocking] = findings.flatMap(({ address, lookAlike }) =>
    lookAlike === null || isRead(address, lookAlike, typed[address] ?? '') ? [] : [lookAlike],
  );
  if (blocking !== undefined) return t('recipient.order.lookAlike', { label: blocking.anchor.label });
  const isMeant = findings.every(
    ({ address, recipientCheck }) => recipientCheck.kind !== 'confirm' || confirmed[address] === true,
  );
  if (!isMeant) return t('recipient.order.contractFirst');
  const isOpen = !isUnreadAccepted && findings.some(({ isUnread }) => isUnread);
  return isOpen ? t('recipient.order.unreadFirst') : undefined;
}
