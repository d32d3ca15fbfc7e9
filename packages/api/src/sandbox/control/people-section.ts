import { roleIn, walletsOf } from '../world/access.ts';
import type { PersonRow } from '../world/people.seed.ts';
import { markup, type Markup } from './markup.ts';
import { moment, press, section, type PageView } from './page-view.ts';

function places({ controlled, words }: PageView, uid: number): string {
  const { world } = controlled.sandbox;
  const roles = [words.owner, words.admin, words.member];
  const each = walletsOf(world, uid).map(
    (wallet) => wallet.wallet_name + words.colon + (roles[(roleIn(wallet, uid) ?? 3) - 1] ?? ''),
  );
  return each.length === 0 ? words.noCustody : each.join(' · ');
}

function person(view: PageView, { uid, nickname, avatar_letter }: PersonRow): Markup {
  const { words, controlled, here } = view;
  const sessions = controlled.sessions.state().filter((session) => session.uid === uid);
  const id = (act: string) => `people.${act}-${uid}`;
  const of = nickname;
  const signIn = { action: 'sign-in', of };
  const since = sessions.map(
    ({ signedInAt }) =>
      markup` <span class="chip good">${words.signedIn} ${moment(signedInAt, { withDay: false })}</span>`,
  );
  return markup`<li id="person-${uid}">
<span class="avatar" aria-hidden="true">${avatar_letter}</span>
<div><strong>${nickname}</strong>${since}${here?.uid === uid && markup` <span class="chip running">${words.here}</span>`}
<p class="muted">${places(view, uid)}</p></div>
<div class="acts">
${press(view, { ...signIn, id: id('in'), label: words.signIn, fields: { uid } })}
${press(view, { ...signIn, id: id('expired'), label: words.signInExpired, fields: { uid, expired: 'true' }, look: 'quiet' })}
${sessions.length > 0 && press(view, { action: 'expire', of, id: id('end'), label: words.endSessions, fields: { uid }, next: id('in'), look: 'quiet' })}
</div>
</li>`;
}

function state(view: PageView): Markup {
  const { words, here } = view;
  if (here === undefined) return markup`<p id="people-here">${words.nobodyHere}</p>`;
  const out = press(view, { action: 'sign-out', id: 'people.out', label: words.signOut, look: 'quiet' });
  const text = here.uid === undefined ? words.expiredHere : '';
  return markup`<div id="people-here" class="line">${text !== '' && markup`<p>${text}</p>`}${out}</div>`;
}

/** Who can sign in, who has, and as whom this browser is. */
export function peopleSection(view: PageView): Markup {
  const { people } = view.controlled.sandbox.world;
  return section(
    view,
    'people',
    markup`<p class="muted">${view.words.peopleAbout}</p>
<div id="people-state" data-live>${state(view)}</div>
<ul id="people-list" data-live class="rows">${people.map((row) => person(view, row))}</ul>`,
  );
}
