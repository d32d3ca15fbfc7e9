import type { LoggedRequest } from '../wire/request-log.ts';
import { markup, type Markup } from './markup.ts';
import { fact, moment, nameOf, section, type PageView } from './page-view.ts';

const shownRows = 100;

/** What became of a request, in a word, and how good that is. */
function outcome({ words }: PageView, { code, status, ms }: LoggedRequest): Markup {
  if (ms === null) return markup`<span class="chip running">${words.pending}</span>`;
  if (status === null) return markup`<span class="chip bad">${words.unanswered}</span>`;
  if (status === 0) return markup`<span class="chip bad">${words.broken}</span>`;
  if (status !== 200) return markup`<span class="chip bad">HTTP ${status}</span>`;
  return markup`<span class="chip ${code === '0' ? 'good' : 'wait'}">${code ?? words.notTaken}</span>`;
}

function row(view: PageView, request: LoggedRequest): Markup {
  const { words } = view;
  const { id, at, method, path, params, uid, code, status, ms } = request;
  const pairs = Object.entries(params);
  const short = pairs.map(([name, value]) => `${name}=${value}`).join(' ');
  const sent = pairs.map(([name, value]) => markup`<code>${name}=${value}</code> `);
  const isKept = status !== null && view.controlled.requests.answerTo(id) !== undefined;
  const address = `/sandbox/answer?id=${id}`;
  return markup`<li id="request-${id}"><details><summary id="requests.row-${id}"><span class="at">${moment(at, { withDay: false })}</span> <span class="by">${nameOf(view, uid)}</span> <span class="asked"><b>${method}</b> ${path}</span> <span class="sent">${short.slice(0, 120)}</span> <span class="became">${outcome(view, request)}</span> <span class="took">${ms === null ? '' : `${ms} ms`}</span></summary>
<dl class="facts">${fact(words.time, moment(at))}${fact(words.answerCode, code ?? words.notTaken)}${fact(words.status, status === null ? words.unanswered : status === 0 ? words.broken : status)}${fact(words.params, pairs.length === 0 ? words.noParams : markup`${sent}`)}</dl>
${isKept && markup`<p>${words.answer} · <a href="${address}">${words.answerRaw}</a></p><pre data-from="${address}"></pre>`}</details></li>`;
}

/** Every request to /api and its answer, the newest first. */
export function requestsSection(view: PageView): Markup {
  const { words, controlled, filter, language } = view;
  const all = controlled.requests.all().filter(({ path }) => path.includes(filter));
  const rows = all.slice(-shownRows).reverse();
  return section(
    view,
    'requests',
    markup`<div class="bar"><form method="get" action="/sandbox#requests" role="search"><input type="hidden" name="lan" value="${language}"><div class="fields two"><label><span>${words.filter}</span><input name="path" type="search" value="${filter}" spellcheck="false" placeholder="/api/"></label><button>${words.show}</button></div></form>
<button type="button" id="follow" class="quiet" aria-pressed="true" hidden>${words.live}</button></div>
<div class="head" aria-hidden="true"><span>${words.time}</span><span>${words.person}</span><span>${words.path}</span><span>${words.params}</span><span>${words.answerCode}</span><span>${words.took}</span></div>
<ul id="request-list" data-live class="log">${rows.length > 0 ? rows.map((request) => row(view, request)) : markup`<li id="no-requests" class="none">${words.noRequests}</li>`}</ul>`,
  );
}
