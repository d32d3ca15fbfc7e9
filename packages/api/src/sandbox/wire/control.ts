import type { Controlled } from '../control/controlled.ts';
import { controlPage } from '../control/control-page.ts';
import { pageScript } from '../control/control-script.ts';
import { isFromElsewhere } from '../control/elsewhere.ts';
import { clockState, controlActions, drillPath } from '../control/control-actions.ts';
import { pageLanguageOf } from '../control/page-language.ts';
import { InvalidInput, readInput } from '../control/control-input.ts';
import { signInPage } from '../control/sign-in-page.ts';
import { json, script, seeOther, text, type Answer } from './answer.ts';

type Looking = (url: URL, controlled: Controlled, request: Request) => Answer;

const page: Looking = (url, controlled, request) => controlPage(request, controlled, url.searchParams);

const drillPage: Looking = (url, controlled, request) =>
  controlPage(request, controlled, url.searchParams, { path: drillPath });

const looks: Record<string, Looking> = {
  '/sandbox': page,
  '/sandbox/': page,
  [drillPath]: drillPage,
  '/sandbox/sign-in': (url, controlled, request) => signInPage(request, controlled, url.searchParams),
  '/sandbox/page.js': () => script(pageScript),

  '/sandbox/people': (_, { sandbox }) =>
    json(
      sandbox.world.people.map(({ uid, nickname, role, avatar_letter, note }) => ({
        uid,
        nickname,
        role,
        avatar_letter,
        note,
      })),
    ),

  '/sandbox/clock': (_, { sandbox }) => json(clockState(sandbox)),

  '/sandbox/faults': (_, { sandbox }) =>
    json(sandbox.faults.all().map(([call, fault]) => ({ call, ...fault }))),

  '/sandbox/requests': (_, { requests }) => json(requests.all()),

  '/sandbox/answer'(url, { requests }) {
    const answer = requests.answerTo(Number(url.searchParams.get('id')));
    return answer === undefined ? json({ error: 'No such answer is kept' }, { status: 404 }) : text(answer);
  },
};

async function run(request: Request, name: string, controlled: Controlled): Promise<Answer | undefined> {
  const action = Object.hasOwn(controlActions, name) ? controlActions[name] : undefined;
  if (action === undefined) return undefined;
  const { input, place } = await readInput(request);
  try {
    const { said, value, to, page = '/sandbox', headers = [] } = action(input, controlled, request);
    if (place === undefined) return json(value, { headers });
    const search = new URLSearchParams({ lan: pageLanguageOf(request, place.lan), said, at: place.at ?? '' });
    return seeOther(to ?? `${page}?${search.toString()}`, headers);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    if (place === undefined) return json({ error: error.message }, { status: 400 });
    const search = new URLSearchParams({ lan: pageLanguageOf(request, place.lan), at: place.at ?? '' });
    return controlPage(request, controlled, search, { wrong: { why: error, sent: place.sent } });
  }
}

/** Answers the control calls and their page, which are no part of the contract; undefined for other paths. */
export async function control(
  request: Request,
  url: URL,
  controlled: Controlled,
): Promise<Answer | undefined> {
  if (request.method === 'GET') return looks[url.pathname]?.(url, controlled, request);
  if (request.method !== 'POST') return undefined;
  if (isFromElsewhere(request, url)) {
    return json({ error: 'Only pages of the sandbox’s own host may change it' }, { status: 403 });
  }
  const [, name = ''] = /^\/sandbox\/([\w-]+)$/.exec(url.pathname) ?? [];
  return run(request, name, controlled);
}
