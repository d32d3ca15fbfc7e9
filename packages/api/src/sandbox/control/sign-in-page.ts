import { html, type Answer } from '../wire/answer.ts';
import { controlCss, policyOf } from './control-look.ts';
import { wordsIn } from './control-words.ts';
import type { Controlled } from './controlled.ts';
import { markup } from './markup.ts';
import { pageLanguageOf } from './page-language.ts';

/**
 * Where a sign-in leads: an address of the host that asks, on any port; its start where none is given. Nobody can make
 * this page lead elsewhere.
 */
export function placeAfterSignIn(request: Request, asked: string): string {
  const here = new URL(`http://${request.headers.get('Host') ?? new URL(request.url).host}`);
  if (!URL.canParse(asked, here)) return '/';
  const place = new URL(asked, here);
  const isHere = place.hostname === here.hostname && /^https?:$/.test(place.protocol);
  return isHere ? place.href : '/';
}

/** A sign-in page outside of the console, as a host has its own: SIGN_IN_URL may name it. It leads on to `to`. */
export function signInPage(request: Request, { sandbox }: Controlled, search: URLSearchParams): Answer {
  const language = pageLanguageOf(request, search.get('lan'));
  const words = wordsIn(language);
  const to = placeAfterSignIn(request, search.get('to') ?? '');
  const people = sandbox.world.people.map(
    ({ uid, nickname, avatar_letter }) => markup`<li>
<span class="avatar" aria-hidden="true">${avatar_letter}</span><div><strong>${nickname}</strong></div>
<form class="acts" method="post" action="/sandbox/sign-in"><input type="hidden" name="lan" value="${language}"><input type="hidden" name="uid" value="${uid}"><input type="hidden" name="to" value="${to}"><button aria-label="${words.signIn}${words.colon}${nickname}">${words.signIn}</button></form>
</li>`,
  );
  const page = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.outside}</title>
<style>${{ markup: controlCss }}</style>
</head>
<body>
<header><div><h1>${words.outside}</h1><p class="muted">${words.outsideAbout}</p></div></header>
<main><section aria-label="${words.people}"><ul class="rows">${people}</ul></section></main>
</body>
</html>
`;
  const console = to === '/' ? undefined : new URL(to).origin;
  return html(page.markup, {
    headers: [
      ['Content-Security-Policy', policyOf(console)],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'same-origin'],
    ],
  });
}
