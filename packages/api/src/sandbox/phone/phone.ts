import { fingerprintWords, orderDigest } from '../../fingerprint/index.ts';
import { pageLanguageOf } from '../control/page-language.ts';
import { actOnPhone, phonePath, signableOf, type PhoneAct } from '../domains/signing/sign-codes.ts';
import { html, type Answer } from '../wire/answer.ts';
import { personOf } from '../world/access.ts';
import type { Both } from '../world/lifecycle.ts';
import type { SignCodeRow } from '../world/rows.ts';
import { known, type World } from '../world/world.ts';
import { phonePolicy } from './phone-look.ts';
import type { PageLanguage } from '../control/page-language.ts';
import { actOnTeam, teamOf, teamPage, teamsOf } from './phone-team.ts';
import { codePage, gonePage, listPage, type ShownCode } from './phone-page.ts';

const acts: readonly string[] = ['scan', 'confirm', 'refuse'] satisfies PhoneAct[];

const viewOf = (world: World, code: SignCodeRow) =>
  known(signableOf(world, code), `way to sign ${code.business_type}`).view(world, code.business_id);

function shown(world: World, language: PageLanguage, code: SignCodeRow): ShownCode {
  const { title, wallet, askedBy, lines, address } = viewOf(world, code);
  const say = ([english, chinese]: Both) => (language === 'zh-CN' ? chinese : english);
  return {
    qrc: code.qrc_id,
    path: phonePath(code.qrc_id),
    owner: personOf(world, code.uid).nickname,
    status: code.status,
    title: say(title),
    lines: lines.map(([label, value]) => [say(label), value]),
    address,
    words: [],
    from: wallet,
    askedBy,
    summary: code.summary,
  };
}

/** A code with the words of what it signs: of the page that is compared, not of the list. */
async function compared(world: World, language: PageLanguage, code: SignCodeRow): Promise<ShownCode> {
  const { facts } = viewOf(world, code);
  const words = facts === undefined ? [] : await fingerprintWords(await orderDigest(facts));
  return { ...shown(world, language, code), words };
}

function page(body: string, status = 200): Answer {
  const headers: Answer['headers'] = [
    ['Content-Security-Policy', phonePolicy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
  ];
  return html(body, { status, headers });
}

async function act(request: Request, world: World): Promise<Answer> {
  const form = new URLSearchParams(await request.text());
  if (form.has('team')) return actOnTeam(request, form, world);
  const qrc = form.get('qrc') ?? '';
  const act = form.get('act') ?? '';
  if (acts.includes(act)) actOnPhone(world, qrc, act as PhoneAct);
  const lan = pageLanguageOf(request, form.get('lan'));
  return { status: 303, headers: [['Location', `${phonePath(qrc)}&lan=${lan}`]], body: '' };
}

/** The phone that holds the key, as a page of forms; undefined for other paths. */
export async function phone(request: Request, url: URL, world: World): Promise<Answer | undefined> {
  if (url.pathname !== '/sandbox/phone') return undefined;
  if (request.method === 'POST') return act(request, world);
  world.clock.now();
  const language = pageLanguageOf(request, url.searchParams.get('lan'));
  const qrc = url.searchParams.get('qrc');
  const team = teamOf(world, url.searchParams.get('team'));
  if (team !== undefined)
    return page(teamPage(world, language, team, url.searchParams.get('saved') !== null));
  if (qrc !== null) {
    const code = world.signCodes.get(qrc);
    return code === undefined
      ? page(gonePage(language), 404)
      : page(codePage(language, await compared(world, language, code)));
  }
  const waiting = world.signCodes.all().filter((code) => code.status < 2);
  return page(
    listPage(
      language,
      waiting.reverse().map((code) => shown(world, language, code)),
      teamsOf(world),
    ),
  );
}
