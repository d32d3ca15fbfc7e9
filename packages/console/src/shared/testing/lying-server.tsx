import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { isAnswer, type Answer } from './liar.ts';
import {
  addressesIn,
  fieldsOf,
  liesAbout,
  sharing,
  turned,
  valuesIn,
  withTurnedNames,
  type Lie,
  type Told,
} from './lies.ts';
import { canLeave, digestIn, spelt, withFeesOf, type Posted } from './posted.ts';
import type { Staging } from './stage.tsx';
import { tryOut } from './trial.tsx';

/** What a screen makes of its answers, as a person uses it who always wants the same. */
export interface Offer<Decided> {
  /** What the last button would send; null while, or because, it cannot be pressed. */
  decided: Decided | null;
  /** The page with the last button, about something decided a moment ago. One that takes nothing reads all of it by itself. */
  page: (decided: Decided) => ReactNode;
}

/** Something a person decides, and how they come to it. */
export interface Decision<Decided> extends Staging {
  name: string;
  /** Reads by the hooks of its screen, and chooses by what is shown there. */
  useOffer: () => Offer<Decided>;
  /** What is posted for what was decided. */
  posts: (decided: Decided) => Posted | readonly Posted[];
  /**
   * Of what the server does by its number, what it would do: once that is otherwise, nothing may be posted. Absent where
   * all of it is posted.
   */
  about?: (decided: Decided) => unknown;
  /**
   * Of the same, what has to be seen, or cannot be pressed, from the beginning. Where there is any, whatever becomes
   * otherwise after the look takes the button away. @default nothing
   */
  shows?: (decided: Decided) => unknown;
  /** The digest of what is shown, which every request has to say. @default none is judged */
  digest?: (decided: Decided) => string | Promise<string>;
  /** The last button. */
  button: string | RegExp;
  /** By their calls, of which answers, and of which of their fields, it is told otherwise. @default all */
  lies?: Readonly<Record<string, RegExp>>;
  /** Calls and fields of which at least one lie must have been seen or stopped: `wallets.focusCoins list.*.symbol`. */
  notices?: readonly string[];
  /** Names that stand on the page: each with a character that turns text around has to be shown marked. */
  names?: RegExp;
  /** What the server may call as it likes, because nothing else goes by it. */
  excused?: RegExp;
}

/** A lie, and the question it answers. */
interface ToldLie {
  hash: string;
  known: Answer;
  lie: Lie;
}

const nameOf = ({ endpoint }: Answer): string => `${endpoint.domain}.${endpoint.name}`;

/** Where two texts begin to differ, with what stands around it. */
function apart(now: string, before: string): string {
  let at = 0;
  while (now[at] === before[at] && at < now.length) at += 1;
  const around = (text: string) => `“${text.slice(Math.max(0, at - 60), at + 120)}”`;
  return `${around(now)}, not ${around(before)}`;
}

/**
 * Lets a server lie about every field of every answer that something is decided by, one at a time, and looks what would be
 * posted: anything else than without the lie has to be shown differently, or cannot be pressed. Such lies are told twice
 * more: after it was decided, and until it was decided but no longer once it is shown. Then nothing may be posted but what
 * is shown. In the end, without any lie, all is shown and posted as in the beginning.
 */
export async function lieAbout<Decided>(decision: Decision<Decided>): Promise<Told> {
  const { name, about = () => null, shows = () => null } = decision;
  const isByNumber = decision.about !== undefined;
  const posts = (decided: Decided) => [decision.posts(decided)].flat();
  const trial = await tryOut(decision);
  const { told, reads, posted, begin, settle, turnTo, shown, decided, isHanded, answer, isOffered, press } =
    trial;
  const counts = { fields: 0, lies: 0, seen: 0, stopped: 0, harmless: 0, again: 0, withdrawn: 0 };
  const found: Told = { ...counts, silent: [] };
  const say = ({ known, lie: { field, value } }: ToldLie, becomes: readonly Posted[]) =>
    found.silent.push(`${nameOf(known)} ${field} = ${JSON.stringify(value)}: ${spelt(becomes)}`);

  await vi.waitFor(async () => {
    await settle();
    if (decided() === null) throw new Error(`${name}: without any lie nothing can be pressed`);
  }, 40_000);
  const looked = decided();
  if (looked === null) throw new Error(`${name}: nothing is decided any more`);
  const due = posts(looked);
  const what = JSON.stringify(about(looked));
  const showing = JSON.stringify(shows(looked));
  const digest = await decision.digest?.(looked);
  /** Whether it is said to be decided on something else than what is shown. */
  const isMisstated = (sent: readonly Posted[]) =>
    digest !== undefined && sent.some((one) => ![undefined, digest].includes(digestIn(one) as string));
  const pressTruth = async () => {
    await turnTo({ of: looked });
    const truth = await press(due.length);
    await turnTo('none');
    if (spelt(truth) !== spelt(due))
      throw new Error(`${name}: the truth posts ${spelt(truth)}, not ${spelt(due)}`);
    if (isMisstated(truth) || (digest !== undefined && !truth.some(digestIn)))
      throw new Error(`${name}: the truth posts another digest than that of what is shown`);
  };
  // What is asked only when it is pressed is learned too.
  await vi.waitFor(pressTruth, 40_000);
  await turnTo('now');
  const before = shown();
  await turnTo('none');
  begin();

  // As far as it was read until now: telling lies reads too.
  const answers = [...told].map(([hash, known]) => ({ hash, known, read: new Set(reads.get(hash)) }));
  const values = valuesIn(answers.map(({ known }) => known.data));
  const [concerns, paid] = [sharing(looked), addressesIn(looked)];
  const telling: ToldLie[] = [];
  /** Of what goes by its number each field is lied about until a lie makes another thing of it: the next would be compared alike. */
  const compared = new Set<string>();
  const placeOf = ({ known, lie }: Omit<ToldLie, 'hash'>) => `${nameOf(known)} ${fieldsOf([lie]).join()}`;

  /** Whether anything else than what was shown is sent. Several are sent one after the other: it may stop between them. */
  const isAnother = (sent: readonly Posted[]): boolean => {
    const shownOnes = due.slice(0, sent.length);
    return isMisstated(sent) || spelt(withFeesOf(sent, shownOnes)) !== spelt(shownOnes);
  };

  /** What becomes of what was decided under a lie, once it is shown under the truth. */
  const withdraw = async (one: ToldLie, of: Decided) => {
    if (!isHanded()) return;
    found.withdrawn += 1;
    await answer(one.hash, one.known.data);
    posted.length = 0;
    await turnTo({ of });
    const isShown = shown() !== before;
    // A code is made as soon as its page is there.
    const sent = [...posted];
    if (isByNumber) sent.push(...(await press(0)));
    else if (!isShown) sent.push(...(await press(due.length)));
    if (isByNumber ? isShown && sent.length > 0 : isAnother(sent)) say(one, sent);
    await turnTo('none');
  };

  /** What becomes of a lie that is told while the answers are read. */
  const tell = async (one: ToldLie): Promise<'stopped' | 'harmless' | 'seen' | 'silent' | null> => {
    await answer(one.hash, one.lie.data);
    const now = decided();
    if (now === null) return 'stopped';
    if (isByNumber && JSON.stringify(about(now)) !== what) {
      telling.push(one);
      compared.add(placeOf(one));
      if (JSON.stringify(shows(now)) !== showing) {
        await turnTo('now');
        const sent = shown() === before ? await press(0) : [];
        await turnTo('none');
        if (sent.length > 0) say(one, sent);
        else found.seen += 1;
      }
      await withdraw(one, now);
      return null;
    }
    const then = posts(now);
    if (spelt(then) === spelt(due)) return 'harmless';
    if (!canLeave(then)) return 'stopped';
    telling.push(one);
    await turnTo('now');
    const isSeen = shown() !== before;
    // What is asked again when it is pressed may stop it still.
    const sent = isSeen ? [] : await press(then.length);
    await turnTo('none');
    if (isAnother(sent)) say(one, sent);
    await withdraw(one, now);
    if (isSeen) return 'seen';
    return isAnother(sent) ? 'silent' : 'stopped';
  };
  /** Every name that an answer gives, with a character that turns around what follows. */
  const nameOtherwise = async (names: RegExp) => {
    let isShown = false;
    for (const { hash, known, read } of answers) {
      const fields = [...read].filter((field) => names.test(field));
      const lie = { field: fields.join(), value: turned.value, data: withTurnedNames(known.data, fields) };
      if (fields.length === 0 || !isAnswer({ ...known, data: lie.data })) continue;
      await answer(hash, lie.data);
      await turnTo('now');
      if (shown().includes(turned.raw)) say({ hash, known, lie }, []);
      isShown ||= shown().includes(turned.mark);
      await turnTo('none');
      await answer(hash, known.data);
    }
    if (!isShown) throw new Error(`${name}: no name is shown`);
  };
  const noticed = new Set<string>();
  for (const { hash, known, read } of answers) {
    const fields = decision.lies === undefined ? /^/ : decision.lies[nameOf(known)];
    if (fields === undefined) continue;
    const lies = liesAbout(known.data, { concerns, values, paid }).filter(
      ({ field }) => fields.test(field) && decision.excused?.test(field) !== true,
    );
    found.fields += fieldsOf(lies).length;
    found.lies += lies.length;
    for (const lie of lies) {
      if (compared.has(placeOf({ known, lie }))) found.lies -= 1;
      else if (!read.has(lie.field)) found.harmless += 1;
      else if (!isAnswer({ ...known, data: lie.data })) found.stopped += 1;
      else {
        const becomes = await tell({ hash, known, lie });
        if (becomes !== null && becomes !== 'silent') found[becomes] += 1;
        if (becomes !== 'harmless' && becomes !== 'silent') noticed.add(placeOf({ known, lie }));
      }
    }
    await answer(hash, known.data);
  }
  const unnoticed = decision.notices?.filter((place) => !noticed.has(place)) ?? [];
  if (unnoticed.length > 0) throw new Error(`${name}: no lie was noticed about ${unnoticed.join()}`);
  if (decision.names !== undefined) await nameOtherwise(decision.names);

  /** Whether it stands there as it was looked at, so that it need not be opened anew. */
  let isFresh = false;
  let page = '';
  found.again = telling.length;
  for (const one of telling) {
    if (!isFresh) {
      await turnTo('none');
      await turnTo({ of: looked });
      page = shown();
    }
    await answer(one.hash, one.lie.data);
    const closes = decision.shows !== undefined;
    if (closes && isOffered()) say(one, []);
    const sent = closes ? [] : await press(isByNumber ? 0 : due.length);
    if (isByNumber && sent.length === 0) found.stopped += 1;
    else if (isByNumber || isAnother(sent)) say(one, sent);
    await answer(one.hash, one.known.data);
    await settle();
    isFresh = (closes || (!isByNumber && sent.length === 0)) && shown() === page;
  }
  await turnTo('none');
  await turnTo('now');
  if (shown() !== before)
    throw new Error(`${name}: in the end the truth is shown otherwise: ${apart(shown(), before)}`);
  await turnTo('none');
  await pressTruth();
  return found;
}
