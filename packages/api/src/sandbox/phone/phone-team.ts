import { escape } from '../control/markup.ts';
import { pageLanguageOf, type PageLanguage } from '../control/page-language.ts';
import { placeMember, placesOf, removeMember } from '../domains/members/change-members.ts';
import type { Answer } from '../wire/answer.ts';
import { personOf, roleIn } from '../world/access.ts';
import type { WalletRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { phoneDocument } from './phone-page.ts';
import { phoneWords } from './phone-words.ts';

const pathOf = (walletId: number): string => `/sandbox/phone?team=${walletId}`;

const ownerOf = (world: World, { members }: WalletRow): string => {
  const owner = members.find(({ role }) => role === 1);
  return owner === undefined ? '' : personOf(world, owner.uid).nickname;
};

/** The wallets whose members the phone manages. */
export const teamsOf = (world: World) =>
  world.wallets.all().map((wallet) => ({
    path: pathOf(wallet.wallet_id),
    wallet: wallet.wallet_name,
    owner: ownerOf(world, wallet),
  }));

/** The wallet that an address names. */
export const teamOf = (world: World, id: string | null): WalletRow | undefined =>
  id === null ? undefined : world.wallets.get(Number(id));

function choices(world: World, language: PageLanguage, wallet: WalletRow, uid: number | undefined): string {
  const boxes = placesOf(world, wallet, uid ?? 0).map(
    ({ row, isIn }) =>
      `<label><input type="checkbox" name="sub" value="${row.sub_wallet_id}"${isIn ? ' checked' : ''}> ${escape(row.sub_wallet_name)}</label>`,
  );
  return `<fieldset><legend>${phoneWords[language].team.subWallets}</legend>${boxes.join('')}</fieldset>`;
}

const hidden = (fields: Readonly<Record<string, string | number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');

function memberSection(
  world: World,
  language: PageLanguage,
  wallet: WalletRow,
  { uid, role }: WalletRow['members'][number],
): string {
  const words = phoneWords[language].team;
  const fields = hidden({ team: wallet.wallet_id, uid, lan: language });
  const remove = role === 1 ? '' : `<button name="act" value="remove">${words.remove}</button>`;
  const body =
    role === 3
      ? `${choices(world, language, wallet, uid)}<button name="act" value="place">${words.save}</button>`
      : `<p class="muted">${words.everywhere}</p>`;
  return `<section aria-label="${escape(personOf(world, uid).nickname)}"><h3>${escape(personOf(world, uid).nickname)}</h3>
<p class="muted">${words.roles[role]}</p>
<form method="post" action="/sandbox/phone">${fields}${body}${remove}</form></section>`;
}

function addSection(world: World, language: PageLanguage, wallet: WalletRow): string {
  const words = phoneWords[language].team;
  const others = world.people.filter(({ uid }) => roleIn(wallet, uid) === undefined);
  if (others.length === 0) return '';
  const options = others.map(
    ({ uid, nickname, account }) =>
      `<option value="${uid}">${escape(nickname)} (${escape(account)})</option>`,
  );
  return `<section aria-label="${words.add}"><h3>${words.add}</h3>
<form method="post" action="/sandbox/phone">${hidden({ team: wallet.wallet_id, lan: language })}
<label>${words.person} <select name="uid">${options.join('')}</select></label>
${choices(world, language, wallet, undefined)}
<button name="act" value="place">${words.add}</button></form></section>`;
}

/** The page on which the owner of a wallet adds and removes members. */
export function teamPage(world: World, language: PageLanguage, wallet: WalletRow, isSaved: boolean): string {
  const words = phoneWords[language];
  return phoneDocument(
    language,
    pathOf(wallet.wallet_id),
    `<p>${words.phoneOf}${words.colon}${escape(ownerOf(world, wallet))}</p>
<h2>${words.team.title}${words.colon}${escape(wallet.wallet_name)}</h2>
${isSaved ? `<p role="status">${words.team.saved}</p>` : ''}
${wallet.members.map((member) => memberSection(world, language, wallet, member)).join('\n')}
${addSection(world, language, wallet)}
<p><a href="/sandbox/phone?lan=${language}">${words.team.back}</a></p>`,
  );
}

/** The owner saves who is in a wallet and where. */
export function actOnTeam(request: Request, form: URLSearchParams, world: World): Answer {
  world.clock.now();
  const walletId = Number(form.get('team'));
  const uid = Number(form.get('uid'));
  const isDone =
    form.get('act') === 'remove'
      ? removeMember(world, walletId, uid)
      : placeMember(world, walletId, uid, form.getAll('sub').map(Number));
  const lan = pageLanguageOf(request, form.get('lan'));
  const to = `${pathOf(walletId)}&lan=${lan}${isDone ? '&saved=1' : ''}`;
  return { status: 303, headers: [['Location', to]], body: '' };
}
