import { html, type Answer } from '../wire/answer.ts';
import { clockSection } from './clock-section.ts';
import { controlCss, policyOf } from './control-look.ts';
import { isSaid, wordsIn, type Word } from './control-words.ts';
import type { Controlled } from './controlled.ts';
import { faultsSection } from './faults-section.ts';
import { cookieOf, drillPath } from './control-actions.ts';
import { drillNotice, drillSection } from './drill-page.ts';
import { markup, type Markup } from './markup.ts';
import { inLanguage, pageLanguageOf, type PageLanguage } from './page-language.ts';
import { sectionNames, type PageView } from './page-view.ts';
import { peopleSection } from './people-section.ts';
import { phoneSection } from './phone-section.ts';
import { requestsSection } from './requests-section.ts';
import type { InvalidInput } from './control-input.ts';
import { worldSection } from './world-section.ts';

interface SandboxPage {
  title: Word;
  about: Word;
  links: (view: PageView) => Markup;
  body: (view: PageView) => Markup;
}

/** The pages from which the sandbox is controlled, by their path. */
const pages = {
  '/sandbox': {
    title: 'title',
    about: 'about',
    links: ({ words, language }) =>
      markup`${sectionNames.map((name) => markup`<a href="#${name}-title">${words[name]}</a>`)}<a href="${drillPath}?lan=${language}">${words.drill}</a>`,
    body: (view) => markup`${drillNotice(view)}
<main>
${peopleSection(view)}
${phoneSection(view)}
${clockSection(view)}
${faultsSection(view)}
${worldSection(view)}
${requestsSection(view)}
</main>`,
  },
  [drillPath]: {
    title: 'drillTitle',
    about: 'drillAbout',
    links: ({ words, language }) => markup`<a href="/sandbox?lan=${language}">${words.title}</a>`,
    body: (view) => markup`<main>
${drillSection(view)}
</main>`,
  },
} satisfies Record<string, SandboxPage>;

/** The path of one of them. */
type PagePath = keyof typeof pages;

function document(view: PageView, path: PagePath): Markup {
  const { language, words, address } = view;
  const { title, about, links, body }: SandboxPage = pages[path];
  const other = language === 'en-US' ? 'zh-CN' : 'en-US';
  return markup`<!doctype html>
<html lang="${language}" data-now="${address.now}" data-kept="${address.kept}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words[title]}</title>
<style>${{ markup: controlCss }}</style>
<script src="/sandbox/page.js" defer></script>
</head>
<body>
<header>
<div><h1>${words[title]}</h1><p class="muted">${words[about]}</p></div>
<nav aria-label="${words.sections}">${links(view)}</nav>
<a class="language" href="${path}?lan=${other}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>
</header>
<p id="gone" class="said wrong" role="alert" hidden>${words.gone}</p>
${body(view)}
</body>
</html>
`;
}

function hereOf(request: Request, { sessions }: Controlled): PageView['here'] {
  const token = cookieOf(request, 'openToken');
  return token === '' ? undefined : { uid: sessions.find(token)?.uid };
}

function addressOf(path: PagePath, language: PageLanguage, search: URLSearchParams): PageView['address'] {
  const now = new URLSearchParams({ lan: language });
  for (const name of ['path', 'said', 'at']) {
    const value = search.get(name);
    if (value !== null) now.set(name, value);
  }
  const kept = new URLSearchParams(now);
  kept.delete('said');
  kept.delete('at');
  return { now: `${path}?${now.toString()}`, kept: `${path}?${kept.toString()}` };
}

function describe(language: PageLanguage, { part, why }: InvalidInput): string {
  return part + wordsIn(language).colon + inLanguage(language, why);
}

/** A page from which the sandbox is controlled; where a form of it made no sense, that is said in its place. */
export function controlPage(
  request: Request,
  controlled: Controlled,
  search: URLSearchParams,
  {
    path = '/sandbox',
    wrong,
  }: { path?: PagePath; wrong?: { why: InvalidInput; sent: Record<string, string> } } = {},
): Answer {
  // What has fallen due is over before anybody looks.
  controlled.sandbox.clock.now();
  const language = pageLanguageOf(request, search.get('lan'));
  const words = wordsIn(language);
  const done = search.get('said') ?? '';
  const said = isSaid(done) ? { text: words[`said_${done}`], isWrong: false } : undefined;
  const view: PageView = {
    language,
    words,
    address: addressOf(path, language, search),
    controlled,
    at: search.get('at') ?? '',
    said: wrong === undefined ? said : { text: describe(language, wrong.why), isWrong: true },
    sent: wrong?.sent ?? {},
    here: hereOf(request, controlled),
    filter: search.get('path') ?? '',
  };
  const headers: Answer['headers'] = [
    ['Content-Security-Policy', policyOf(controlled.startedWith?.console)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
  ];
  return html(document(view, path).markup, { status: wrong === undefined ? 200 : 400, headers });
}
