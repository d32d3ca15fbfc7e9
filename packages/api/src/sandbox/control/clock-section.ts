import { clockState } from './control-actions.ts';
import { markup, type Markup } from './markup.ts';
import { focusable, formStart, moment, press, section, type PageView } from './page-view.ts';
import { day, hour, minute, second } from '../../core/durations.ts';

const lengths = { second, minute, hour, day } as const;
const units = { minutes: minute, hours: hour, days: day, seconds: second } as const;
const speeds = [60, 3600];

/** What time it is, and every way to change it. */
export function clockSection(view: PageView): Markup {
  const { words, controlled } = view;
  const { now, frozen, speed } = clockState(controlled.sandbox);
  const pace = frozen ? words.frozen : `${words.running} ${speed}×`;
  const set = (id: string, label: string, fields: Record<string, string | number>, isSo: boolean) =>
    press(view, { action: 'clock', id: `clock.${id}`, label, fields, ...(isSo ? { look: 'primary' } : {}) });
  const steps = (Object.keys(lengths) as (keyof typeof lengths)[]).map((name) =>
    set(`step-${name}`, `+ ${words[name]}`, { step: lengths[name] }, false),
  );
  const unitNames = Object.keys(units) as (keyof typeof units)[];
  const send = 'clock.step-by';
  return section(
    view,
    'clock',
    markup`<div id="clock-state" data-live><p id="clock-now"><span class="figure">${moment(now)}</span> <span class="muted">${words.utc}</span> <span class="chip ${frozen ? 'wait' : 'good'}">${pace}</span></p>
<div id="clock-pace" class="buttons" role="group" aria-label="${words.speed}">${set('freeze', words.freeze, { freeze: 'true' }, frozen)}${set('real', words.realTime, { speed: 1 }, speed === 1)}${speeds.map((factor) => set(`speed-${factor}`, `${factor}×`, { speed: factor }, speed === factor))}</div></div>
<div class="buttons" role="group" aria-label="${words.step}">${steps}</div>
${formStart(view, 'clock', send)}<div class="fields two">
<label><span>${words.stepBy}</span><input name="step" type="number" min="0" step="any" value="10" required></label>
<label><span>${words.unit}</span><select name="unit">${unitNames.map((name) => markup`<option value="${units[name]}">${words[name]}</option>`)}</select></label>
<button${focusable(view, send)}>${words.stepOn}</button>
</div></form>`,
  );
}
