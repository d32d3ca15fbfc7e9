import { calls } from '../../contract.ts';
import type { Fault } from '../wire/faults.ts';
import type { Words } from './control-words.ts';
import { faultKinds, type FaultKind } from './fault-kinds.ts';
import { markup, type Markup } from './markup.ts';
import { focusable, formStart, press, section, type PageView } from './page-view.ts';

/** A fault in words, whichever way it was set. */
function describe(words: Words, fault: Fault): string {
  const { latency, drip, code, status, times, drop, taken, timeoutBefore, timeoutAfter } = fault;
  const { emptyBody, html, malformed, emptyObject } = fault;
  const parts = [
    timeoutBefore && words.timeoutBefore,
    timeoutAfter && words.timeoutAfter,
    drop && words.dropBefore,
    status !== undefined && `HTTP ${status}`,
    (drop === true || status !== undefined) && (taken ? words.taken : words.notTaken),
    code !== undefined && `${words.code} ${code}`,
    emptyBody && words.emptyBody,
    html && words.html,
    malformed && words.malformed,
    emptyObject && words.emptyObject,
    drip !== undefined && words.drip + words.inMs.replace('{ms}', String(drip)),
    latency !== undefined && `+${latency} ms`,
    times !== undefined && `${words.timesLeft}${words.colon}${times}`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}

function groupOf({ words, sent }: PageView, name: keyof typeof faultKinds): Markup {
  const kinds = Object.keys(faultKinds[name]) as FaultKind[];
  const each = kinds.map(
    (kind) =>
      markup`<option value="${kind}"${kind === sent['kind'] && markup` selected`}>${words[kind]}</option>`,
  );
  return markup`<optgroup label="${words[name]}">${each}</optgroup>`;
}

function field(label: string, input: Markup, { hint = '', isHalf = false } = {}): Markup {
  return markup`<label${isHalf && markup` class="half"`}><span>${label}${hint !== '' && markup` <small>${hint}</small>`}</span>${input}</label>`;
}

function list(view: PageView): Markup {
  const { words, controlled } = view;
  const set = controlled.sandbox.faults.all();
  if (set.length === 0) return markup`<li id="no-faults" class="none">${words.noFaults}</li>`;
  const rows = set.map(([call, fault]) => {
    const name = call === 'all' ? words.allCalls : call;
    const fields = { call, clear: 'true', only: 'true' };
    const id = `faults.clear-${call}`;
    const clear = press(view, { action: 'faults', id, label: words.clear, of: name, fields, look: 'quiet' });
    return markup`<li id="fault-${call}"><div><strong>${name}</strong><p class="muted">${describe(words, fault)}</p></div><div class="acts">${clear}</div></li>`;
  });
  const fields = { call: 'all', clear: 'true' };
  const all = press(view, { action: 'faults', id: 'faults.clear-every', label: words.clearAll, fields });
  return markup`${rows}${set.length > 1 && markup`<li id="fault-every" class="acts">${all}</li>`}`;
}

/** What is set to go wrong, and a form to set more. */
export function faultsSection(view: PageView): Markup {
  const { words, sent } = view;
  const send = 'faults.set';
  const names = calls.map(
    ({ domain, name, method, path }) => markup`<option value="${domain}.${name}">${method} ${path}</option>`,
  );
  return section(
    view,
    'faults',
    markup`${formStart(view, 'faults', send)}<div class="fields">
${field(words.call, markup`<input name="call" list="calls" value="${sent['call'] ?? 'all'}" required spellcheck="false" autocomplete="off">`, { hint: words.callHint, isHalf: true })}
<datalist id="calls"><option value="all">${words.allCalls}</option>${names}</datalist>
${field(words.kind, markup`<select name="kind">${(['before', 'after', 'slow'] as const).map((name) => groupOf(view, name))}</select>`, { isHalf: true })}
${field(words.ms, markup`<input name="ms" value="${sent['ms']}" type="number" min="0" inputmode="numeric">`, { hint: words.msHint })}
${field(words.codeField, markup`<input name="code" value="${sent['code'] ?? '999999'}" inputmode="numeric" pattern="\\d+">`)}
${field(words.times, markup`<input name="times" value="${sent['times']}" type="number" min="1" inputmode="numeric">`, { hint: words.timesHint })}
<button class="primary"${focusable(view, send)}>${words.setFault}</button>
</div></form>
<h3>${words.faultsSet}</h3>
<ul id="fault-list" data-live class="rows">${list(view)}</ul>`,
  );
}
