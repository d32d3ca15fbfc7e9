import { Drawer, toasts } from '@mpc/ui';
import { keyOf } from '@mpc/api/queries';
import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { act, fireEvent } from '@testing-library/react';
import { Component, memo, Profiler, useLayoutEffect, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { Decision, Offer } from './lying-server.tsx';
import { hireLiar } from './liar.ts';
import { turn, untilRest, type Restless } from './rest.ts';
import { stage } from './stage.tsx';

/** Which page is shown: none, that of what is decided now, or that of what was. */
type Page<Decided> = 'none' | 'now' | { of: Decided };

/** What a lie breaks, a person is told so instead: nothing can be pressed there. */
class Unbroken extends Component<{ onBroken: () => void; children: ReactNode }, { isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  override state = { isBroken: false };
  override componentDidCatch() {
    this.props.onBroken();
  }
  override render() {
    return this.state.isBroken ? 'Something broke' : this.props.children;
  }
}

interface TrialProps<Decided> {
  page: Page<Decided>;
  onOffer: (offer: Offer<Decided>) => void;
}

/** The part of the console where something is decided. */
function trialOf<Decided>({ name, useOffer }: Decision<Decided>) {
  /** The page; one that takes nothing is not shown anew with what the trial reads: it reads by itself. */
  const Shown = memo(
    ({ page, of }: Pick<Offer<Decided>, 'page'> & { of: Decided }) => (
      <Drawer open title={name} onClose={() => {}}>
        {page(of)}
      </Drawer>
    ),
    (before, { page }) => before.page.length === 0 && page.length === 0,
  );
  return function Trial({ page, onOffer }: TrialProps<Decided>) {
    const offer = useOffer();
    useLayoutEffect(() => onOffer(offer));
    if (page === 'none') return null;
    const of = page === 'now' ? offer.decided : page.of;
    return of === null ? null : <Shown page={offer.page} of={of} />;
  };
}

/** What waits a moment on purpose, for a hand that is still, is over at once; tells whether anything still waits so. */
function skipMoments(): () => boolean {
  const { setTimeout: later, clearTimeout: never } = globalThis;
  const waiting = new Set<ReturnType<typeof later>>();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => {
    if (ms > 1000) return later(run, ms);
    const timer = later(
      () => {
        waiting.delete(timer);
        run();
      },
      ms < 100 ? ms : 0,
    );
    waiting.add(timer);
    return timer;
  });
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    waiting.delete(timer as ReturnType<typeof later>);
    never(timer);
  });
  return () => waiting.size > 0;
}

/** Texts that are worked out of what is posted: whoever sees them the first time has nothing to compare them with. */
const fingerprint = /[0-9a-f]{4}( [0-9a-f]{4}){3} · v\d+/g;

/**
 * Messages that pass by, seen or read out: one may still be about what was done before, as a copy that is looked at again a
 * moment later.
 */
const passing = '[data-react-aria-top-layer], [data-live-announcer]';

/** Everything a person has before their eyes, or is read: also what fields hold, and what is said of a button that is off. */
function shown(): string {
  const selector = '[aria-label], [title], [alt], [aria-disabled], input, textarea';
  const parts = [...document.querySelectorAll(selector)].filter((one) => one.closest(passing) === null);
  const said = parts.map((one) => [
    ...['aria-label', 'title', 'alt', 'aria-disabled'].map((name) => one.getAttribute(name)),
    ...(one instanceof HTMLInputElement ? [one.value, one.checked] : []),
  ]);
  const passed = Array.from(document.querySelectorAll(passing), (one) => one.textContent);
  const text = passed.reduce((rest, one) => rest.replace(one, ''), document.body.textContent);
  return `${text}${JSON.stringify(said)}`.replaceAll(fingerprint, '');
}

/** The button of a name: of several the last, which lies on top. */
const buttonCalled = (name: string | RegExp): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].findLast((button) => {
    const said = button.getAttribute('aria-label') ?? button.textContent;
    return typeof name === 'string' ? said === name : name.test(said);
  });

/** The same, while it can be pressed. */
function readyButton(name: string | RegExp): HTMLButtonElement | undefined {
  const button = buttonCalled(name);
  const isOff = button?.ariaDisabled === 'true' || button?.ariaBusy === 'true';
  return isOff ? undefined : button;
}

/** Whether a button is at work, or the place of something is held. */
const isWorking = () => document.querySelector('[aria-busy="true"]') !== null;

/** No style hides anything here, and to work out every style of an element takes longer than to show it. */
function skipStyles(): void {
  const { style } = document.createElement('i');
  for (const window of [globalThis, document.defaultView ?? globalThis])
    vi.spyOn(window, 'getComputedStyle').mockReturnValue(style);
}

/** The clock stands still: what grows old meanwhile would look as if a lie had been seen. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });

/** Mounts a decision with a liar behind it. */
export async function tryOut<Decided>(decision: Decision<Decided>) {
  const { told, reads, posted, begin } = hireLiar();
  const isWaiting = skipMoments();
  skipStyles();
  stopClock();
  notifyManager.setScheduler(queueMicrotask);
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler));

  const Trial = trialOf(decision);
  let offer: Offer<Decided> | null = null;
  let mounts = 0;
  let commits = 0;
  let isBroken = false;
  const trial = (page: Page<Decided>) => (
    <Unbroken
      key={mounts}
      onBroken={() => {
        offer = null;
        isBroken = true;
      }}
    >
      <Profiler id="trial" onRender={() => (commits += 1)}>
        <Trial
          page={page}
          onOffer={(now) => {
            offer = now;
          }}
        />
      </Profiler>
    </Unbroken>
  );
  const { rerender, queryClient } = await stage(null, decision);
  // A trial may wait for what it reads with.
  await act(async () => rerender(trial('none')));
  const page: Restless = {
    commits: () => commits,
    isBusy: () => queryClient.isFetching() > 0 || queryClient.isMutating() > 0 || isWaiting() || isWorking(),
  };
  const settle = async () => {
    const until = performance.now() + 8000;
    do await turn();
    while (queryClient.isFetching() > 0 && performance.now() < until);
  };
  /** Lets time pass until something is so, or the page has come to rest. */
  const wait = async (isSo: () => boolean) => {
    await settle();
    await untilRest(page, isSo);
  };
  /** Turns to a page, and waits until its last button can be pressed, or it has come to saying why not. */
  const turnTo = async (to: Page<Decided>) => {
    // What was said of the last page is no part of this one.
    toasts.clear();
    rerender(trial(to));
    // A part that is still being loaded would look like something new once it is there.
    await act(() => vi.dynamicImportSettled());
    if (to === 'none') await settle();
    // A button that waits a moment after something changed would look as if a lie had been seen.
    else await wait(() => readyButton(decision.button) !== undefined);
  };
  return {
    told,
    reads,
    posted,
    begin,
    settle,
    turnTo,
    shown,
    decided: () => offer?.decided ?? null,
    /** Whether the page is about what it is handed. */
    isHanded: () => (offer?.page.length ?? 0) > 0,
    /** Lets the answer to a question be another one from now on. */
    answer: async (hash: string, data: unknown) => {
      const known = told.get(hash);
      if (known === undefined) throw new Error(`Nobody asked ${hash}`);
      told.set(hash, { ...known, data });
      await act(async () => {
        if (queryClient.getQueryCache().get(hash) === undefined) await queryClient.invalidateQueries();
        else {
          queryClient.setQueryData(keyOf(known.endpoint, known.params), data);
          // What was put together from several answers is put together anew.
          await queryClient.invalidateQueries({ predicate: ({ queryHash }) => !told.has(queryHash) });
        }
      });
      if (isBroken) {
        isBroken = false;
        mounts += 1;
        await turnTo('none');
      }
      if (queryClient.isFetching() > 0) await settle();
    },
    /** Whether the last button can be pressed. */
    isOffered: () => readyButton(decision.button) !== undefined,
    /** Presses the last button, where it can be pressed, and gives what is posted: so many requests are waited for. */
    press: async (expected: number) => {
      posted.length = 0;
      await wait(() => readyButton(decision.button) !== undefined);
      const button = readyButton(decision.button);
      if (button === undefined) return [];
      fireEvent.click(button);
      await wait(() => posted.length >= Math.max(1, expected));
      return [...posted];
    },
  };
}
